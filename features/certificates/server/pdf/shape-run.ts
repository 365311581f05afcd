import * as harfbuzz from 'harfbuzzjs'
import type { OpenFont } from './open-fonts.ts'
import type { TextRun } from './text-runs.ts'

/** In em, from the left end of its run and, upwards, from the baseline. */
export interface PlacedGlyph {
  readonly text: string
  readonly x: number
  readonly y: number
  /** An SVG path, y upwards, in units of the font. */
  readonly outline: string
  readonly unitsPerEm: number
  readonly top: number
  readonly bottom: number
}

/** Copied or searched as one; `width` in em. */
export interface Piece {
  readonly text: string
  readonly width: number
}

export interface ShapedRun {
  readonly glyphs: readonly PlacedGlyph[]
  /** From left to right on paper, whatever the direction. */
  readonly pieces: readonly Piece[]
  readonly width: number
  /** Without a shape, or with none that stands alone. */
  readonly gaps: readonly string[]
}

const { LTR, RTL } = harfbuzz.Direction
const { DEFAULT, DO_NOT_INSERT_DOTTED_CIRCLE } = harfbuzz.BufferFlag

/** HarfBuzz sees the neighbours of the run as well. */
export function shapeRun(line: string, run: TextRun, { font, unitsPerEm }: OpenFont): ShapedRun {
  const infos = shape(line, run, font, DEFAULT)
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), run.end].toSorted((a, b) => a - b)
  const textOf = (start: number) => line.slice(start, starts[starts.indexOf(start) + 1])
  const glyphs: PlacedGlyph[] = []
  const widths = new Map<number, number>()
  let pen = 0
  for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of infos) {
    const { yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {}
    glyphs.push({
      text: textOf(cluster),
      x: (pen + xOffset) / unitsPerEm,
      y: yOffset / unitsPerEm,
      outline: font.glyphToPath(codepoint),
      unitsPerEm,
      top: (yOffset + yBearing) / unitsPerEm,
      bottom: (yOffset + yBearing + height) / unitsPerEm,
    })
    widths.set(cluster, (widths.get(cluster) ?? 0) + xAdvance / unitsPerEm)
    pen += xAdvance
  }
  const pieces = [...widths].map(([start, width]) => ({ text: textOf(start), width }))
  return {
    glyphs,
    pieces: pieces.flatMap((piece) => splitPiece(piece, run.level % 2 !== 0)),
    width: pen / unitsPerEm,
    gaps: findGaps(infos, shape(line, run, font, DO_NOT_INSERT_DOTTED_CIRCLE)).map(textOf),
  }
}

function shape(line: string, { start, end, level, script }: TextRun, font: harfbuzz.Font, flags: number) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(line, start, end - start)
  buffer.setFlags(flags)
  buffer.setDirection(level % 2 === 0 ? LTR : RTL)
  if (script) buffer.setScript(script)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** No glyph, or a circle of dots to stand on that the name does not hold; `bare` is shaped without such circles. */
function findGaps(infos: readonly harfbuzz.GlyphInfo[], bare: readonly harfbuzz.GlyphInfo[]): number[] {
  const count = (list: typeof infos, cluster: number) =>
    list.filter((info) => info.cluster === cluster).length
  const gaps = infos.filter(
    ({ codepoint, cluster }) => codepoint === 0 || count(infos, cluster) > count(bare, cluster),
  )
  return [...new Set(gaps.map(({ cluster }) => cluster))]
}

/** Readers turn what runs from right to left round by characters, so there a letter comes after its marks. */
function splitPiece({ text, width }: Piece, isBackwards: boolean): Piece[] {
  const pieces = [...text].map((character, index) => ({ text: character, width: index === 0 ? width : 0 }))
  return isBackwards ? pieces.toReversed() : pieces
}
