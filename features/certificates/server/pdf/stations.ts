import type { CertificatePrint } from './stored-print.ts'
import { bottom, card, colourOf, ink, left, soft, stub, type Tags } from './ticket.ts'

export function drawStations(
  doc: PDFKit.PDFDocument,
  lines: CertificatePrint['lines'],
  heading: string,
  { artifact, say }: Tags,
): void {
  const stops = lines.flatMap(({ season, stations }) =>
    stations.map((name) => ({ name, colour: colourOf(season) })),
  )
  // A few stand together, below their heading.
  const step = Math.min(110, (stub - left - 24) / stops.length)
  const y = bottom - 74
  const middle = (index: number) => left + step * (index + 0.5)
  artifact(() => {
    for (const [index, { colour }] of stops.entries()) {
      if (index > 0)
        doc
          .moveTo(middle(index - 1), y)
          .lineTo(middle(index), y)
          .lineWidth(5)
          .stroke(colour)
    }
    for (const [index, { colour }] of stops.entries()) {
      doc.circle(middle(index), y, 13).fill(colour)
      doc.circle(middle(index), y, 7.5).fill(card)
      doc
        .moveTo(middle(index) - 3.6, y + 0.2)
        .lineTo(middle(index) - 0.9, y + 3)
        .lineTo(middle(index) + 4, y - 3)
      doc.lineWidth(1.8).lineCap('round').lineJoin('round').stroke(colour)
    }
  })
  say('P', {}, () => {
    doc.font('display').fontSize(12).fillColor(soft)
    doc.text(heading, left, y - 36, { lineBreak: false })
  })
  say('P', {}, () => {
    doc.fillColor(ink).font('text').fontSize(8)
    for (const [index, { name }] of stops.entries())
      doc.text(name, middle(index) - step / 2 + 2, y + 24, { width: step - 4, align: 'center' })
  })
}
