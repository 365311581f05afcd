import type { Picture } from '#platform/server/content/png-file.ts'
import { drawName } from './draw-name.ts'
import { findNameFonts } from './name-fonts.ts'
import type { PrintWords } from './print-words.ts'
import { setName } from './printed-name.ts'
import type { PrintIssuer } from './stored-print.ts'
import { bottom, ink, left, nameWidth, soft, type Tags, top } from './ticket.ts'

const headHeight = 36

export async function drawIssuer(
  doc: PDFKit.PDFDocument,
  { name, url, address, logo }: PrintIssuer,
  words: PrintWords,
  { say }: Tags,
): Promise<void> {
  let x = left
  if (logo) {
    const size = sizeWithin(logo, 150, headHeight)
    say('Figure', { alt: `${words.logo}: ${name}` }, () => {
      doc.image(Buffer.from(logo.bytes), left, top + (headHeight - size.height) / 2, size)
    })
    x += size.width + 12
  }
  const set = setName(await findNameFonts(name), left + nameWidth - x, [
    [17, 1],
    [13, 1],
    [10, 2],
  ])
  say('P', { actual: name }, () => {
    doc.fillColor(ink)
    drawName(doc, set, x, top - 2)
  })
  const site = url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const place = await findNameFonts(address ? `${site} · ${address}` : site)
  say('P', { actual: place.text }, () => {
    doc.fillColor(soft)
    drawName(
      doc,
      setName(place, left + nameWidth - x, [
        [8, 1],
        [6.5, 2],
      ]),
      x,
      top - 2 + set.lines.length * set.pitch,
    )
  })
}

/** `from` is where room for it begins, in points. */
export async function drawSignatory(
  doc: PDFKit.PDFDocument,
  { name, title, signature }: NonNullable<PrintIssuer['signatory']>,
  words: PrintWords,
  { artifact, say }: Tags,
  from: number,
): Promise<void> {
  const line = bottom - 148
  if (signature) {
    const size = sizeWithin(signature, 150, Math.max(12, Math.min(42, line - 4 - from)))
    say('Figure', { alt: `${words.signature}: ${name}` }, () => {
      doc.image(Buffer.from(signature.bytes), left, line - 2 - size.height, size)
    })
  }
  artifact(() =>
    doc
      .moveTo(left, line)
      .lineTo(left + 200, line)
      .lineWidth(0.8)
      .stroke(soft),
  )
  const set = setName(await findNameFonts(name), 320, [
    [11, 1],
    [8, 2],
  ])
  say('P', { actual: name }, () => {
    doc.fillColor(ink)
    drawName(doc, set, left, line + 1)
  })
  if (!title) return
  const below = setName(await findNameFonts(title), 320, [
    [8.5, 1],
    [7, 2],
  ])
  say('P', { actual: title }, () => {
    doc.fillColor(soft)
    drawName(doc, below, left, line + 1 + set.lines.length * set.pitch)
  })
}

/** In points. */
function sizeWithin({ width, height }: Picture, mostWidth: number, mostHeight: number) {
  const scale = Math.min(mostWidth / width, mostHeight / height)
  return { width: width * scale, height: height * scale }
}
