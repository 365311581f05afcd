import type { PrintWords } from './print-words.ts'
import { drawQrCode } from './qr-code.ts'
import type { CertificatePrint } from './stored-print.ts'
import { ink, right, soft, stub, type Tags, top } from './ticket.ts'

const x = stub + 28
const width = right - stub - 56

export function drawStub(
  doc: PDFKit.PDFDocument,
  { id, url, issuedAt, language, issuer }: CertificatePrint,
  words: PrintWords,
  { say }: Tags,
): void {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  say('Figure', { alt: `${words.check}: ${url}` }, () => drawQrCode(doc, url, x, top + 4, width))
  // The id stands whole on a line of its own: broken, it would be typed wrong.
  const cut = url.lastIndexOf('/') + 1
  const rows = [
    [words.check, [url.slice(0, cut), url.slice(cut)]],
    [words.issuedOn, [date.format(issuedAt)]],
    [words.number, [id.replace(/.{4}(?=.)/g, '$& ')]],
  ] as const
  let y = top + width + 22
  for (const [label, lines] of rows)
    say('P', {}, () => {
      doc.font('display').fontSize(12).fillColor(soft).text(label, x, y, { width })
      y = doc.y + 1
      for (const line of lines) {
        setSize(doc, line, label === words.check ? 8 : 11)
        const link = label === words.check ? { link: url } : {}
        doc.fillColor(ink).text(line, x, y, { lineBreak: false, ...link })
        y += doc.currentLineHeight(true)
      }
      y += 9
    })
  say('P', {}, () => {
    doc.font('text').fontSize(7.5).fillColor(soft).text(words.unchecked, x, y, { width, lineGap: 1 })
  })
  const { email } = issuer
  if (email)
    say('P', {}, () => {
      doc.text(words.questions(email), x, doc.y + 4, { width, lineGap: 1, link: `mailto:${email}` })
    })
}

/** At most `most` points. */
function setSize(doc: PDFKit.PDFDocument, line: string, most: number) {
  doc.font('text').fontSize(most)
  const wide = doc.widthOfString(line)
  if (wide > width) doc.fontSize((most * width) / wide)
}
