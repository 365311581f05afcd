import { programmes } from 'virtual:programmes'
import type { OwnCertificate } from '#features/certificates/contract/certificates.ts'
import type { Season } from '#features/modules/contract.ts'
import { punchShape } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import * as text from './certificate-ticket.en.ts'

// The colours of the light theme (app/web/styles/theme.css): what is shared looks the same from every device.
const colours = { paper: '#f7f3ea', card: '#fffdf8', ink: '#1d1b2c', soft: '#5d5970', field: '#857d6e' }
const seasons: Readonly<Record<Season, string>> = {
  dawn: '#6d4fe0',
  winter: '#1a74b3',
  spring: '#1b7d4c',
  summer: '#9a5f00',
  fall: '#bf4126',
}
const colourOf = (season: Season | undefined) => (season ? seasons[season] : colours.ink)

// In pixels, as sites that show links want them.
const width = 1200
const height = 630
const edge = 40
const left = edge + 56
const stub = 900

type Drawn = Pick<OwnCertificate, 'name' | 'issuedAt' | 'moduleCount' | 'showsName'> & {
  readonly issuer: string
}

/** The ticket as a PNG; name and date only where the learner shows them on the public page too. */
export async function drawTicketPicture(certificate: Drawn): Promise<Blob> {
  await document.fonts.load('600 40px "Barlow Condensed"')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  drawPaper(pen)
  drawWords(pen, certificate)
  drawStations(pen, certificate.moduleCount)
  drawStub(pen, certificate)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  )
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  const inner = [width - 2 * edge, height - 2 * edge] as const
  fill(pen, colours.paper, () => pen.rect(0, 0, width, height))
  pen.save()
  pen.beginPath()
  pen.roundRect(edge, edge, ...inner, 28)
  pen.clip()
  fill(pen, colours.card, () => pen.rect(edge, edge, ...inner))
  for (const [index, { season }] of programmes.entries()) {
    const part = inner[0] / programmes.length
    fill(pen, colourOf(season), () => pen.rect(edge + index * part, edge, part + 1, 18))
  }
  pen.restore()
  for (const y of [edge, height - edge]) fill(pen, colours.paper, () => pen.arc(stub, y, 20, 0, 7))
  pen.setLineDash([10, 9])
  line(pen, colours.field, 3, () => {
    pen.moveTo(stub, edge + 32)
    pen.lineTo(stub, height - edge - 32)
  })
  pen.setLineDash([])
}

function drawWords(pen: CanvasRenderingContext2D, { name, moduleCount, showsName, issuer }: Drawn): void {
  const room = stub - left - 40
  write(pen, text.certificate, left, 150, 62, room)
  if (showsName) {
    write(pen, text.awardedTo, left, 215, 28, room, colours.soft)
    write(pen, name, left, 295, 84, room)
  }
  const modules = moduleCount === MODULE_COUNT ? MODULES : String(moduleCount)
  write(pen, text.completed(modules), left, 360, 30, room, colours.soft)
  write(pen, `${text.issuedBy} ${issuer}`, left, 556, 28, room, colours.soft)
}

function drawStations(pen: CanvasRenderingContext2D, moduleCount: number): void {
  const stops = stations.filter(({ number }) => number <= moduleCount)
  const step = (stub - left - 16) / stops.length
  const radius = Math.min(34, step * 0.42)
  const middle = (index: number) => left + step * (index + 0.5)
  const y = 470
  for (const [index, { season }] of stops.entries())
    if (index > 0)
      line(pen, colourOf(season), 8, () => {
        pen.moveTo(middle(index - 1), y)
        pen.lineTo(middle(index), y)
      })
  for (const [index, { number, season }] of stops.entries()) {
    fill(pen, colourOf(season), () => pen.arc(middle(index), y, radius, 0, 7))
    drawPunch(pen, number, middle(index), y, radius * 1.15)
  }
}

function drawPunch(pen: CanvasRenderingContext2D, number: number, x: number, y: number, size: number): void {
  const { area, line: stroke, width: thick = 3 } = punchShape(number)
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.fillStyle = pen.strokeStyle = colours.card
  pen.lineWidth = thick
  pen.lineCap = 'round'
  if (area) pen.fill(new Path2D(area), 'evenodd')
  else if (stroke) pen.stroke(new Path2D(stroke))
  pen.restore()
}

function drawStub(pen: CanvasRenderingContext2D, { issuedAt, showsName, issuer }: Drawn): void {
  const x = (stub + width - edge) / 2
  pen.textAlign = 'center'
  write(pen, issuer, x, 150, 44, 220)
  if (!showsName) return
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(pageLanguage, { timeZone: 'UTC', ...options }).format(issuedAt)
  const red = colourOf(stations.at(-1)?.season)
  pen.translate(x, 400)
  pen.rotate(-Math.PI / 30)
  line(pen, red, 7, () => pen.arc(0, 0, 92, 0, 7))
  line(pen, red, 3, () => pen.arc(0, 0, 80, 0, 7))
  write(pen, format({ day: 'numeric', month: 'short' }).toLocaleUpperCase(pageLanguage), 0, 14, 46, 150, red)
  write(pen, format({ year: 'numeric' }), 0, 52, 26, 100, red)
}

/** As large as `size`, or as fits into `room`. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  room: number,
  colour = colours.ink,
): void {
  const font = (pixels: number) => `600 ${pixels}px "Barlow Condensed", "Arial Narrow", sans-serif`
  pen.font = font(size)
  pen.font = font(Math.min(size, (size * room) / pen.measureText(words).width))
  pen.fillStyle = colour
  pen.fillText(words, x, y)
}

function fill(pen: CanvasRenderingContext2D, colour: string, shape: () => void): void {
  pen.beginPath()
  shape()
  pen.fillStyle = colour
  pen.fill()
}

function line(pen: CanvasRenderingContext2D, colour: string, thick: number, shape: () => void): void {
  pen.beginPath()
  shape()
  pen.strokeStyle = colour
  pen.lineWidth = thick
  pen.stroke()
}
