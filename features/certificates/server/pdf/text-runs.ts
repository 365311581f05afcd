import createBidi from 'bidi-js'
import type { FontFile } from './font-files.ts'
import { scriptOf } from './scripts.ts'

/** `start` and `end` in UTF-16 units as typed. Without a font, spaces. */
export interface TextRun {
  readonly start: number
  readonly end: number
  readonly font: FontFile | undefined
  /** Unicode bidirectional algorithm: odd is from right to left. */
  readonly level: number
  /** ISO 15924. */
  readonly script: string | undefined
}

const bidi = createBidi()
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

// Has no shape of its own; joiners are kept, since they change how their neighbours are shaped.
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu
const joiners = /[\u200c\u200d]/gu

export const visibleText = (text: string) => text.normalize('NFC').replaceAll(invisible, '')

/** From left to right on paper. Characters that no file is for are reported instead. */
export function splitRuns(
  line: string,
  files: readonly FontFile[],
): { readonly runs: TextRun[]; readonly missing: string[] } {
  const { levels } = bidi.getEmbeddingLevels(inShortUnits(line), 'auto')
  const runs: { -readonly [Key in keyof TextRun]: TextRun[Key] }[] = []
  const missing: string[] = []
  for (const { segment, index } of clusters.segment(line)) {
    const level = levels[index] ?? 0
    const isSpace = /^\s/u.test(segment)
    const font = isSpace ? undefined : findFont(segment, files)
    if (!isSpace && !font) missing.push(segment)
    const script = scriptOf(segment)
    const end = index + segment.length
    const last = runs.at(-1)
    if (last && last.font === font && last.level === level && isOneScript(last.script, script)) {
      last.end = end
      last.script ??= script
    } else runs.push({ start: index, end, font, level, script })
  }
  return { runs: inVisualOrder(runs), missing }
}

const standIns: Readonly<Record<string, string>> = { L: 'a', R: '\u05d0', AL: '\u0627', NSM: '\u0300' }

/** The library reads UTF-16 units, hence no letter of Adlam: two of the same direction stand for each such character. */
const inShortUnits = (line: string) =>
  line.replace(/[\u{10000}-\u{10ffff}]/gu, (character) =>
    (standIns[bidi.getBidiCharTypeName(character)] ?? '!').repeat(2),
  )

const isOneScript = (one: string | undefined, other: string | undefined) =>
  one === other || one === undefined || other === undefined

function findFont(cluster: string, files: readonly FontFile[]): FontFile | undefined {
  const codePoints = [...cluster.replaceAll(joiners, '')].map((character) => character.codePointAt(0) ?? 0)
  return files.find((file) => codePoints.every((codePoint) => file.covers(codePoint)))
}

/** Rule L2 of the bidirectional algorithm. */
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
