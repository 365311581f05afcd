const sectionOf = (heading: string) => new RegExp(`^## ${heading}\\n[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm')

/** A document with a section replaced, or with the section at its end when it has none of that heading. */
export function withSection(document: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`
  const found = sectionOf(heading).exec(document)
  if (!found) return `${document.trimEnd()}\n\n${section}`
  const after = document.slice(found.index + found[0].length)
  return document.slice(0, found.index) + section + (after && `\n${after}`)
}
