import qrcode from 'qrcode-generator'

/** Row by row; a quarter of it may be lost. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'Q')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  )
}

/** In points, black on white whatever is under it. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, width: number): void {
  const modules = qrModules(text)
  const quiet = 2
  const unit = width / (modules.length + 2 * quiet)
  doc.rect(x, y, width, width).fill('#ffffff')
  for (const [row, cells] of modules.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit + 0.02, unit + 0.02)
  doc.fill('#000000')
}
