import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { type FontFile, fontFilesFor } from './font-files.ts'
import { splitRuns, visibleText } from './text-runs.ts'

/** A text as it is printed, and the fonts for it, cut down to its characters. */
export interface Printable {
  readonly text: string
  readonly files: readonly FontFile[]
  readonly fonts: ReadonlyMap<FontFile, Font>
}

const weight = 600

/** Finds the fonts of a name; `missing` are the characters that no font has a shape for. */
export async function findNameFonts(
  name: string,
): Promise<Printable & { readonly missing: readonly string[] }> {
  const text = visibleText(name)
  const files = fontFilesFor(text)
  const { runs, missing } = splitRuns(text, files)
  const fonts = new Map<FontFile, Font>()
  for (const file of new Set(runs.map((run) => run.font))) {
    if (!file) continue
    const pieces = runs.filter(({ font }) => font === file).map((run) => run.text)
    const font = await cutFont(file, pieces.join(''))
    fonts.set(file, font)
    missing.push(...pieces.flatMap((piece) => shapeless(font, piece)))
  }
  return { text, files, fonts, missing: [...new Set(missing)] }
}

async function cutFont({ path, isVariable }: FontFile, characters: string): Promise<Font> {
  const whole = await readFile(path)
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    ...(isVariable ? { variationAxes: { wght: weight } } : {}),
  })
  const font = create(cut)
  if (!('layout' in font)) throw new TypeError(`${path} holds more than one font`)
  font.layout = shaper(cut, font)
  return font
}

/**
 * How the letters of a text join and where its marks go, by HarfBuzz: fontkit does not know every script well. Glyphs
 * come in the order in which they stand on paper.
 */
function shaper(file: Uint8Array, font: Font): Font['layout'] {
  const shapes = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)))
  return (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(shapes, buffer)
    const infos = buffer.getGlyphInfos()
    const glyphs = infos.map(({ codepoint, cluster }, index) =>
      font.getGlyph(codepoint, charactersOf(text, infos, cluster, index)),
    )
    const positions = buffer.getGlyphPositions()
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { glyphs, positions, advanceWidth } as unknown as ReturnType<Font['layout']>
  }
}

/**
 * The code points that a glyph stands for, by which its text is found and copied: one each where a cluster has as many
 * glyphs as characters, else all of them with its first glyph.
 */
function charactersOf(
  text: string,
  infos: readonly { readonly cluster: number }[],
  start: number,
  index: number,
): number[] {
  const end = Math.min(text.length, ...infos.map(({ cluster }) => cluster).filter((other) => other > start))
  const first = infos.findIndex(({ cluster }) => cluster === start)
  const glyphs = infos.filter(({ cluster }) => cluster === start).length
  const composed = codePointsOf(text.slice(start, end))
  const apart = codePointsOf(text.slice(start, end).normalize('NFD'))
  const characters = glyphs === apart.length ? apart : composed
  // From right to left the marks of a letter come before it.
  if (glyphs === characters.length)
    return characters.slice(isBackwards(infos) ? glyphs - 1 - (index - first) : index - first).slice(0, 1)
  return index === first ? characters : []
}

const codePointsOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

const isBackwards = (infos: readonly { readonly cluster: number }[]) =>
  (infos[0]?.cluster ?? 0) > (infos.at(-1)?.cluster ?? 0)

const shapeless = (font: Font, text: string) =>
  [...text].filter((character) => !/[\u200c\u200d]/u.test(character) && !hasShape(font, character))

function hasShape(font: Font, character: string): boolean {
  try {
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  } catch {
    // A font of which nothing was left has no table of characters.
    return false
  }
}
