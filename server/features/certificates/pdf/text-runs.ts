import createBidi from 'bidi-js'
import type { FontFile } from './font-files.ts'

/** Neighbouring characters of one direction and one font, in the order they are typed in; without a font, spaces. */
export interface TextRun {
  readonly text: string
  readonly font: FontFile | undefined
  /** Of the Unicode bidirectional algorithm: odd is from right to left. */
  readonly level: number
}

const bidi = createBidi()
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

// What steers neighbours and has no shape of its own; joiners have a say in how these are shaped.
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu
const joiners = /[\u200c\u200d]/gu

/** A text in the form that fonts know: letters and marks composed, without characters that have no shape. */
export const visibleText = (text: string) => text.normalize('NFC').replaceAll(invisible, '')

/**
 * Splits a line into runs, in the order in which they stand on paper from left to right. Characters that no file is
 * for are reported instead.
 */
export function splitRuns(
  line: string,
  files: readonly FontFile[],
): { readonly runs: TextRun[]; readonly missing: string[] } {
  const embedding = bidi.getEmbeddingLevels(line, 'auto')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const runs: { text: string; font: FontFile | undefined; level: number }[] = []
  const missing: string[] = []
  for (const { segment, index } of clusters.segment(line)) {
    const level = embedding.levels[index] ?? 0
    const isSpace = /^\s/u.test(segment)
    const font = isSpace ? undefined : findFont(segment, files)
    if (!isSpace && !font) missing.push(segment)
    const text = mirrored.get(index) ?? segment
    const last = runs.at(-1)
    if (last && last.font === font && last.level === level) last.text += text
    else runs.push({ text, font, level })
  }
  return { runs: inVisualOrder(runs), missing }
}

function findFont(cluster: string, files: readonly FontFile[]): FontFile | undefined {
  const codePoints = [...cluster.replaceAll(joiners, '')].map((character) => character.codePointAt(0) ?? 0)
  return files.find((file) => codePoints.every((codePoint) => file.covers(codePoint)))
}

/** Rule L2 of the algorithm, on runs: from the highest level down, neighbours of at least that level change ends. */
function inVisualOrder(runs: readonly TextRun[]): TextRun[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return ordered
}
