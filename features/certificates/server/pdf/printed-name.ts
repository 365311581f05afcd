import { type Printable, type ShapedLine, shapeLine } from './name-fonts.ts'

/** In points: `pitch` between baselines, `ascent` from the top to the first one. */
export interface PrintedName {
  readonly size: number
  readonly ascent: number
  readonly pitch: number
  readonly lines: readonly ShapedLine[]
}

type Sizes = readonly (readonly [size: number, mostLines: number])[]

const namesOfLearners: Sizes = [
  [46, 1],
  [40, 1],
  [34, 1],
  [30, 2],
  [26, 2],
  [22, 3],
  [17, 4],
  [13, 5],
]

// In em, where ink does not reach further.
const leastAscent = 1.05
const leastDescent = 0.31

/** As large as it fits into `width` points, broken between words where they allow it. */
export function setName(name: Printable, width: number, sizes = namesOfLearners): PrintedName {
  const known = new Map<string, ShapedLine>()
  const shape = (text: string) => {
    const line = known.get(text) ?? shapeLine(text, name)
    known.set(text, line)
    return line
  }
  for (const [size, most] of sizes) {
    const lines = breakLines(name.text, width / size, shape)
    if (lines && lines.length <= most) return place(size, lines)
  }
  const [size] = sizes[sizes.length - 1] ?? [1]
  return place(size, breakAnywhere(name.text, width / size, shape))
}

function place(size: number, lines: readonly ShapedLine[]): PrintedName {
  const ascent = Math.max(leastAscent, ...lines.map(({ top }) => top))
  const descent = Math.max(leastDescent, ...lines.map(({ bottom }) => -bottom))
  return { size, ascent: ascent * size, pitch: (ascent + descent) * size, lines }
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

type Shape = (text: string) => ShapedLine

function breakAnywhere(text: string, width: number, shape: Shape): ShapedLine[] {
  const lines = ['']
  for (const { segment } of clusters.segment(text)) {
    const longer = (lines.at(-1) ?? '') + segment
    if (shape(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(segment)
  }
  return lines.map(shape)
}

/** `width` in em; undefined when a word is wider. */
function breakLines(text: string, width: number, shape: Shape): ShapedLine[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    if (shape(word).width > width) return undefined
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && shape(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(shape)
}
