import PDFDocument from 'pdfkit'
import { checkLineIn } from '../credentials/final-check-words.ts'
import { drawIssuer, drawSignatory } from './draw-issuer.ts'
import { drawName } from './draw-name.ts'
import { drawStub } from './draw-stub.ts'
import { findNameFonts } from './name-fonts.ts'
import { printWordsOf } from './print-words.ts'
import { setName } from './printed-name.ts'
import { drawStations } from './stations.ts'
import type { CertificatePrint } from './stored-print.ts'
import { displayFont, drawTicket, ink, left, nameWidth, soft, type Tags, textFont, top } from './ticket.ts'

/** One page of A4, tagged for screen readers. */
export async function drawCertificate(print: CertificatePrint): Promise<Uint8Array> {
  const words = printWordsOf(print)
  const { issuer } = print
  const name = setName(await findNameFonts(print.name), nameWidth)
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // None of pdfkit's own, which it asks for by a name that a bundle does not have.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: print.language,
    displayTitle: true,
    info: {
      Title: words.heldBy(words.title, print.name),
      Author: issuer.name,
      Subject: print.url,
      CreationDate: new Date(print.issuedAt),
    },
  })
  const bytes = collect(doc)
  doc.registerFont('display', displayFont)
  doc.registerFont('text', textFont)

  const root = doc.struct('Document')
  doc.addStructure(root)
  const tags: Tags = {
    artifact(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    say: (tag, options, draw) => root.add(doc.struct(tag, options, draw)),
  }
  const { say } = tags

  tags.artifact(() => drawTicket(doc, print.lines))
  await drawIssuer(doc, issuer, words, tags)
  say('H1', {}, () => {
    setTitle(doc, words.title)
    doc.fillColor(ink).text(words.title, left, top + 44, { width: nameWidth })
  })
  say('P', {}, () => {
    doc.font('text').fontSize(12).fillColor(soft)
    doc.text(words.awardedTo, left, top + 112, { lineBreak: false })
  })
  const y = top + 132
  say('P', { actual: print.name }, () => {
    doc.fillColor(ink)
    drawName(doc, name, left, y)
  })
  say('P', {}, () => {
    doc.font('text').fontSize(12).fillColor(ink)
    doc.text(words.completed, left, y + name.lines.length * name.pitch + 8, {
      width: nameWidth,
      lineGap: 2,
    })
  })
  const { result } = print
  if (result)
    say('P', {}, () => {
      doc.text(checkLineIn(print.language, result), left, doc.y + 4, { width: nameWidth })
    })
  if (issuer.signatory) await drawSignatory(doc, issuer.signatory, words, tags, doc.y)
  drawStations(doc, print.lines, words.modules, tags)
  drawStub(doc, print, words, tags)
  if (print.credential) attachBadge(doc, print.credential, print.issuedAt)
  root.end()
  doc.end()
  return bytes
}

/** A programme may have a title of any length, which stays above what comes next. */
function setTitle(doc: PDFKit.PDFDocument, title: string): void {
  doc.font(inDisplay.test(title) ? 'display' : 'text')
  const fits = (size: number) => doc.fontSize(size).heightOfString(title, { width: nameWidth }) <= 66
  doc.fontSize([46, 38, 30, 24, 19, 15, 12].find(fits) ?? 9)
}

/** What the display font has shapes for. */
const inDisplay = /^[\u0020-\u00ff\u2013-\u201d\u2026\u0152\u0153]*$/

/** What others can check: the look of a PDF proves nothing. */
function attachBadge(doc: PDFKit.PDFDocument, credential: string, issuedAt: number): void {
  doc.file(Buffer.from(credential), {
    name: 'credential.json',
    type: 'application/vc+ld+json',
    creationDate: new Date(issuedAt),
    modifiedDate: new Date(issuedAt),
  })
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
