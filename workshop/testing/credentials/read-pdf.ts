import { createCanvas } from '@napi-rs/canvas'
import jsQr from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { inkOf, type Picture, type Pixels, scale } from './draw-text.ts'

/** What a reader finds in a PDF with one page, opened in a browser: read by pdf.js. */
export interface ReadPdf {
  readonly text: string
  /** In the order in which it is read; `baseline` in points from the lower edge. */
  readonly lines: readonly { readonly text: string; readonly baseline: number }[]
  readonly title: string
  readonly language: string
  /** The text of its QR code, found in a picture of the page; undefined when there is none. */
  readonly qrCode: string | undefined
  readonly picture: Picture
}

/** Opens a PDF and reads it. @throws Error when it is none, or has more than one page */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  if (document.numPages !== 1) throw new Error(`the PDF has ${document.numPages} pages`)
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  const about = info as { readonly Title?: string; readonly Language?: string }
  const pixels = await drawPage(page)
  const lines = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? { text: item.str, baseline: Number(item.transform[5]) } : [],
  )
  const read = {
    lines,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    title: about.Title ?? '',
    language: about.Language ?? '',
    qrCode: jsQr(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height)?.data,
    picture: inkOf(pixels),
  }
  await document.destroy()
  return read
}

async function drawPage(page: PDFPageProxy): Promise<Pixels> {
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  // pdf.js was made for browsers; this canvas does what theirs does.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
