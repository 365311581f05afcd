import PDFDocument from 'pdfkit'
import type { CertificatePrint } from './certificate-print.ts'
import { drawName } from './draw-name.ts'
import { findNameFonts } from './name-fonts.ts'
import { printWordsIn } from './print-words.ts'
import { setName } from './printed-name.ts'
import { drawQrCode } from './qr-code.ts'
import { drawStations } from './stations.ts'
import { displayFont, drawTicket, ink, left, right, soft, stub, textFont, top } from './ticket.ts'

/** Draws a certificate: a punched ticket on one page of A4, tagged for screen readers. Resolves to the bytes of the PDF. */
export async function drawCertificate(print: CertificatePrint): Promise<Uint8Array> {
  const words = printWordsIn(print.language)
  const name = await findNameFonts(print.name)
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: print.language,
    displayTitle: true,
    info: {
      Title: `${words.title}: ${print.name}`,
      Author: words.author,
      Subject: print.url,
      CreationDate: new Date(print.issuedAt),
    },
  })
  const bytes = collect(doc)
  doc.registerFont('display', displayFont)
  doc.registerFont('text', textFont)

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const root = doc.struct('Document')
  doc.addStructure(root)
  const say = (tag: string, options: object, draw: () => void) => root.add(doc.struct(tag, options, draw))

  artifact(() => drawTicket(doc))
  say('P', {}, () => {
    doc.font('display').fontSize(17).fillColor(soft)
    doc.text(words.author, left, top, { lineBreak: false })
  })
  say('H1', {}, () => {
    doc.font('display').fontSize(52).fillColor(ink)
    doc.text(words.title, left, top + 26, { lineBreak: false })
  })
  say('P', {}, () => {
    doc.font('text').fontSize(13).fillColor(soft)
    doc.text(words.awardedTo, left, top + 112, { lineBreak: false })
  })
  let y = top + 138
  say('P', { actual: print.name }, () => {
    const set = setName(name, stub - left - 30)
    doc.fillColor(ink)
    drawName(doc, set, left, y)
    y += set.lines.length * set.pitch
  })
  say('P', {}, () => {
    doc.font('text').fontSize(12).fillColor(ink)
    doc.text(words.completed, left, y + 14, { width: stub - left - 24, lineGap: 3 })
  })
  drawStations(doc, print.lines, { artifact, say })
  say('Figure', { alt: `${words.check}: ${print.url}` }, () =>
    drawQrCode(doc, print.url, stub + 28, top + 4, right - stub - 56),
  )
  say('P', {}, () => drawStub(doc, print))
  root.end()
  doc.end()
  return bytes
}

function drawStub(doc: PDFKit.PDFDocument, print: CertificatePrint): void {
  const words = printWordsIn(print.language)
  const date = new Intl.DateTimeFormat(print.language, { dateStyle: 'long', timeZone: 'UTC' })
  const width = right - stub - 56
  const pairs = [
    [words.check, print.url],
    [words.issuedOn, date.format(print.issuedAt)],
    [words.number, print.id],
  ] as const
  let y = top + width + 24
  for (const [label, value] of pairs) {
    doc
      .font('display')
      .fontSize(12)
      .fillColor(soft)
      .text(label, stub + 28, y, { width })
    doc
      .font('text')
      .fontSize(label === words.check ? 8 : 11)
      .fillColor(ink)
    doc.text(value, stub + 28, doc.y + 1, { width, ...(value === print.url ? { link: print.url } : {}) })
    y = doc.y + 12
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
