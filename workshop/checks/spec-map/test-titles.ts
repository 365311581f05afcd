// `compare` is the test of ours that asks two services the same.
const titledCall =
  /(?:\b(?:it|test|describe|compare)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g
const placeholder = /%(?:\.\d+)?[sdifjo]|\$\{[^}]*\}/

/** Shortest part of a title that stands for a whole one with placeholders in it. */
const shortestPart = 10

/** One with placeholders matches filled in or by a literal part. */
export function hasTitle(source: string, title: string): boolean {
  return titlesIn(source).some((written) => {
    const parts = written.split(placeholder)
    if (parts.length === 1) return written === title
    if (title.length >= shortestPart && parts.some((part) => part.includes(title))) return true
    const filled = new RegExp(`^${parts.map(literally).join('(.+)')}$`).exec(title)
    return filled?.slice(1).every((value) => isInTable(source, value)) ?? false
  })
}

export const titlesIn = (source: string) =>
  [...source.matchAll(titledCall)].map((call) =>
    (call[1] ?? call[2] ?? call[3] ?? '').replace(/\\(.)/g, '$1'),
  )

const isInTable = (source: string, value: string) =>
  /^\d+$/.test(value) || ["'", '"', '`'].some((quote) => source.includes(quote + value + quote))

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
