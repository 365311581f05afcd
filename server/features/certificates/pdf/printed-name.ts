import type { Font } from 'fontkit'
import type { Printable } from './name-fonts.ts'
import { splitRuns } from './text-runs.ts'

/** A piece of a line: where it begins, in points from the line's start, and the font it is in. */
export interface PrintedRun {
  readonly text: string
  readonly font: Font
  readonly x: number
}

/** A name set in lines. Sizes and widths in points. */
export interface PrintedName {
  readonly size: number
  readonly lines: readonly { readonly runs: readonly PrintedRun[]; readonly width: number }[]
}

/** Sizes that are tried, and into how many lines a name may be broken at each. */
const sizes = [
  [46, 1],
  [40, 1],
  [34, 1],
  [30, 2],
  [26, 2],
  [22, 3],
  [17, 4],
  [13, 5],
] as const

/** Width of a space, as a part of the size. */
const space = 0.26

/** Sets a name as large as it fits into a width: in several lines where it is long, broken
 * between words where they allow it. */
export function setName(name: Printable, width: number): PrintedName {
  for (const [size, most] of sizes) {
    const lines = breakLines(name, width / size)
    if (lines && lines.length <= most)
      return { size, lines: lines.map((line) => placeRuns(line, name, size)) }
  }
  const [size] = sizes[sizes.length - 1] ?? [1]
  const lines = breakAnywhere(name.text, (line) => placeRuns(line, name, size).width <= width)
  return { size, lines: lines.map((line) => placeRuns(line, name, size)) }
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Lines as long as they fit, broken between any two characters. */
function breakAnywhere(text: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const { segment } of clusters.segment(text)) {
    const longer = (lines.at(-1) ?? '') + segment
    if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(segment)
  }
  return lines
}

/** Lines of whole words that fit into a width, in parts of the size; undefined when a word is wider. */
function breakLines(name: Printable, width: number): string[] | undefined {
  const widthOf = (line: string) => placeRuns(line, name, 1).width
  const lines: string[] = []
  for (const word of name.text.split(/\s+/u).filter(Boolean)) {
    if (widthOf(word) > width) return undefined
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function placeRuns(line: string, { files, fonts }: Printable, size: number) {
  const runs: PrintedRun[] = []
  let x = 0
  for (const { text, font: file } of splitRuns(line, files).runs) {
    const font = file && fonts.get(file)
    if (font) runs.push({ text, font, x })
    x += font ? (font.layout(text).advanceWidth / font.unitsPerEm) * size : text.length * space * size
  }
  return { runs, width: x }
}
