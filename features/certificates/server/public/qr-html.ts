import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { qrModules } from '../pdf/qr-code.ts'

interface QrDrawing {
  /** Modules on each side. */
  readonly size: number
  /** Each row of it one stroke that is lifted where it is white. */
  readonly path: string
}

/** Of two or three kilobytes each. */
const mostKept = 1_000
const kept = new Map<string, QrDrawing>()

/** Kept for the addresses asked for last: eight masks are weighed for a code, which is half the work of its page. */
export function qrDrawing(url: string): QrDrawing {
  const drawing = kept.get(url) ?? draw(url)
  kept.delete(url)
  kept.set(url, drawing)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawing
}

export function qrHtml(url: string, words: string): string {
  const { size, path } = qrDrawing(url)
  return `<svg class="qr-code" viewBox="-2 -2 ${size + 4} ${size + 4}" role="img" aria-label="${escapeHtml(words)}"><path d="${path}"/></svg>`
}

function draw(url: string): QrDrawing {
  const modules = qrModules(url)
  return {
    size: modules.length,
    path: modules.map((cells, row) => `M0 ${row}.5${runs(cells)}`).join(''),
  }
}

function runs(cells: readonly boolean[]): string {
  const drawn: string[] = []
  for (let start = 0; start < cells.length; ) {
    let end = start + 1
    while (end < cells.length && cells[end] === cells[start]) end++
    const isLast = end === cells.length
    if (cells[start]) drawn.push(`h${end - start}`)
    else if (!isLast) drawn.push(`m${end - start} 0`)
    start = end
  }
  return drawn.join('')
}
