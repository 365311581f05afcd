import { createRequire } from 'node:module'
import type { Season } from '#features/modules/contract.ts'
import type { CertificatePrint } from './stored-print.ts'

export interface Tags {
  /** For what screen readers pass over. */
  readonly artifact: (draw: () => void) => void
  readonly say: (tag: string, options: object, draw: () => void) => void
}

const locate = createRequire(import.meta.url).resolve
export const displayFont = locate('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff')
export const textFont = locate('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

// The colours of the light theme (app/web/styles/theme.css).
export const paper = '#f7f3ea'
export const card = '#fffdf8'
export const ink = '#1d1b2c'
export const soft = '#5d5970'
const border = '#e2dacb'
const seasons: Readonly<Record<Season, string>> = {
  dawn: '#6d4fe0',
  winter: '#1a74b3',
  spring: '#1b7d4c',
  summer: '#9a5f00',
  fall: '#bf4126',
}

export const colourOf = (season: Season | undefined) => (season ? seasons[season] : ink)

// A4 on its side, in points.
const page = { width: 841.89, height: 595.28 }
const edge = 36
const corner = 20
const notch = 13
export const stub = 612
export const left = edge + 40
export const right = page.width - edge
export const top = edge + 46
export const bottom = page.height - edge
/** What stands left of the stub may be as wide. */
export const nameWidth = stub - left - 30

export function drawTicket(doc: PDFKit.PDFDocument, lines: CertificatePrint['lines']): void {
  const width = page.width - 2 * edge
  const height = page.height - 2 * edge
  doc.rect(0, 0, page.width, page.height).fill(paper)
  doc.save()
  doc.roundedRect(edge, edge, width, height, corner).clip()
  doc.rect(edge, edge, width, height).fill(card)
  const colours = lines.map(({ season }) => colourOf(season))
  for (const [index, colour] of colours.entries())
    doc.rect(edge + (index * width) / colours.length, edge, width / colours.length + 0.5, 12).fill(colour)
  doc.restore()
  doc.roundedRect(edge, edge, width, height, corner).lineWidth(1).stroke(border)
  for (const y of [edge, bottom]) {
    doc.circle(stub, y, notch).fill(paper)
    doc.save()
    doc.rect(edge, edge, width, height).clip()
    doc.circle(stub, y, notch).lineWidth(1).stroke(border)
    doc.restore()
  }
  doc
    .moveTo(stub, edge + notch + 8)
    .lineTo(stub, bottom - notch - 8)
    .dash(5, { space: 5 })
    .lineWidth(1.2)
    .stroke(border)
    .undash()
}
