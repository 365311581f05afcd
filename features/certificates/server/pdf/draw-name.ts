import { type Font, openSync, type Subset } from 'fontkit'
import type { PrintedName } from './printed-name.ts'
import type { Piece } from './shape-run.ts'
import { textFont } from './ticket.ts'

/** As outlines, for no program is to shape it anew, under invisible text to copy, search or read aloud. In points. */
export function drawName(
  doc: PDFKit.PDFDocument,
  { lines, size, ascent, pitch }: PrintedName,
  x: number,
  y: number,
): void {
  const invisible = invisibleFontOf(doc)
  for (const [index, { glyphs, pieces }] of lines.entries()) {
    const baseline = y + ascent + index * pitch
    for (const { x: right, y: up, outline, unitsPerEm } of glyphs) {
      if (outline === '') continue
      const scale = size / unitsPerEm
      doc
        .save()
        .translate(x + right * size, baseline - up * size)
        .scale(scale, -scale)
      doc.path(outline).fill().restore()
    }
    doc
      .font('invisible')
      .fontSize(size)
      .text(invisible.take(pieces), x, baseline, { lineBreak: false, features: [], baseline: 0 } as object)
  }
}

interface OpenSubset extends Subset {
  readonly glyphs: number[]
}

const invisibleFonts = new WeakMap<PDFKit.PDFDocument, ReturnType<typeof createInvisibleFont>>()

function invisibleFontOf(doc: PDFKit.PDFDocument) {
  const font = invisibleFonts.get(doc) ?? createInvisibleFont()
  if (!invisibleFonts.has(doc)) {
    invisibleFonts.set(doc, font)
    // pdfkit takes what fontkit opened; its types do not say so.
    doc.registerFont('invisible', font.face as unknown as string)
  }
  return font
}

/** Glyphs without ink, one for each piece in its width; pdfkit draws with what `take` returned. */
function createInvisibleFont(): { readonly face: Font; take(pieces: readonly Piece[]): string } {
  const font = openSync(textFont)
  if (!('layout' in font)) throw new TypeError(`${textFont} holds more than one font`)
  const blank = font.glyphForCodePoint(0x20).id
  const taken: (readonly Piece[])[] = []
  const ids = new Map<string, number>()
  const idOf = ({ text, width }: Piece) => {
    const key = `${width} ${text}`
    const id = ids.get(key) ?? ids.size + 1
    ids.set(key, id)
    return id
  }
  const layout = (index: string) => {
    const pieces = taken[Number(index)] ?? []
    const widths = pieces.map(({ width }) => width * font.unitsPerEm)
    return {
      glyphs: pieces.map((piece, place) => ({
        id: idOf(piece),
        advanceWidth: widths[place],
        codePoints: [...piece.text].map((character) => character.codePointAt(0)),
      })),
      positions: widths.map((xAdvance) => ({ xAdvance })),
      advanceWidth: widths.reduce((sum, width) => sum + width, 0),
    }
  }
  // Glyph 0 is there from the start, so that the ids are indices.
  const createSubset = () => {
    const subset = font.createSubset() as OpenSubset
    return {
      includeGlyph(id: number) {
        while (subset.glyphs.length <= id) subset.glyphs.push(blank)
        return id
      },
      encode: () => subset.encode(),
    }
  }
  const face: Font = Object.create(font, {
    postscriptName: { value: 'Invisible' },
    layout: { value: layout },
    createSubset: { value: createSubset },
  })
  return { face, take: (pieces) => String(taken.push(pieces) - 1) }
}
