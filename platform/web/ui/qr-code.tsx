import qrcode from 'qrcode-generator'

interface QrCodeProps {
  readonly content: string
  readonly label: string
}

/** A QR code, dark on light in every theme: some cameras read no other. */
export function QrCode({ content, label }: QrCodeProps) {
  const code = qrcode(0, 'M')
  code.addData(content)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
  const path = cells
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + 4} ${row + 4}h1v1h-1z`)
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size + 8} ${size + 8}`}
      className="w-full max-w-60 rounded-(--radius-box) [shape-rendering:crispEdges]"
    >
      <path d={`M0 0h${size + 8}v${size + 8}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
