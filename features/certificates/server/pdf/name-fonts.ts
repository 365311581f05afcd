import { type FontFile, fontFilesFor } from './font-files.ts'
import { type OpenFont, openFont } from './open-fonts.ts'
import { type Piece, type PlacedGlyph, shapeRun } from './shape-run.ts'
import { splitRuns, type TextRun, visibleText } from './text-runs.ts'

export interface Printable {
  readonly text: string
  readonly files: readonly FontFile[]
  readonly fonts: ReadonlyMap<FontFile, OpenFont>
}

/** From its left end and its baseline, in em. */
export interface ShapedLine {
  readonly text: string
  readonly glyphs: readonly PlacedGlyph[]
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/** In em. */
const space = 0.26

/** Long names from China and Japan need a dozen; every further one costs time. */
const mostFiles = 24

/** In em from the baseline: the tallest of names in any script stay within 1.25 and -0.5. */
const highest = 1.5
const lowest = -0.8

/** Some fonts draw marks over one another; no letter of any script has more than five. */
const pileOfMarks = /\p{Mn}{7}/u

export async function findNameFonts(name: string): Promise<Printable> {
  const text = visibleText(name)
  const files = fontFilesFor(text)
  return { text, files, fonts: await openFonts(filesIn(text, files)) }
}

/** Without a shape, marks without a letter, marks piled up too high, or from too many fonts. */
export async function findUnprintableParts(name: string): Promise<string[]> {
  const text = visibleText(name)
  const files = fontFilesFor(text)
  const { runs, missing } = splitRuns(text, files)
  const needed = filesIn(text, files)
  const fonts = await openFonts(needed.slice(0, mostFiles))
  const parts = runs.flatMap((run) => {
    const font = run.font && fonts.get(run.font)
    if (!font) return run.font ? [text.slice(run.start, run.end)] : []
    const { gaps, glyphs } = shapeRun(text, run, font)
    const piles = glyphs.filter(
      ({ text, top, bottom }) => top > highest || bottom < lowest || pileOfMarks.test(text),
    )
    return [...gaps, ...piles.map(({ text }) => text)]
  })
  return [...new Set([...missing, ...parts])]
}

export function shapeLine(text: string, { files, fonts }: Printable): ShapedLine {
  const glyphs: PlacedGlyph[] = []
  const pieces: Piece[] = []
  let x = 0
  const { runs } = splitRuns(text, files)
  for (const run of runs) {
    const font = run.font && fonts.get(run.font)
    const shaped = font ? shapeRun(text, run, font) : blank(text.slice(run.start, run.end))
    glyphs.push(...shaped.glyphs.map((glyph) => ({ ...glyph, x: x + glyph.x })))
    pieces.push(...shaped.pieces)
    x += shaped.width
  }
  return {
    text,
    glyphs,
    pieces: holdJoiners(isReadAsTyped(runs) ? pieces.toReversed() : pieces),
    width: x,
    top: Math.max(0, ...glyphs.map(({ top }) => top)),
    bottom: Math.min(0, ...glyphs.map(({ bottom }) => bottom)),
  }
}

/** Readers turn round what runs from right to left, but for Adlam, which they take for left to right. */
const isReadAsTyped = (runs: readonly TextRun[]) =>
  runs.some(({ script }) => script === 'Adlm') && runs.every(({ level }) => level % 2 !== 0)

/** Readers drop joiners that are alone. */
function holdJoiners(pieces: readonly Piece[]): Piece[] {
  const held: Piece[] = []
  let joiners = ''
  for (const { text, width } of pieces) {
    if (/^\p{Cf}$/u.test(text) && width === 0) joiners += text
    else {
      held.push({ text: joiners + text, width })
      joiners = ''
    }
  }
  return joiners === '' ? held : [...held, { text: joiners, width: 0 }]
}

const blank = (text: string) => ({ glyphs: [], pieces: [{ text, width: space }], width: space })

const filesIn = (text: string, files: readonly FontFile[]) => [
  ...new Set(splitRuns(text, files).runs.flatMap(({ font }) => font ?? [])),
]

async function openFonts(files: readonly FontFile[]): Promise<Map<FontFile, OpenFont>> {
  const fonts = new Map<FontFile, OpenFont>()
  // One after another: all of them at once would only take memory.
  for (const file of files) fonts.set(file, await openFont(file))
  return fonts
}
