interface PotDrawingProps {
  /** In cents. */
  readonly pot: number
  readonly income: number
  readonly paid: number
}

/** Of this much, in cents, the pot is full to the brim. */
const brim = 250_000
const coin = 40_000
const inside = 'pot-inside'
const clip = `url(#${inside})`

/** Coins that fall in, the pot, and coins that come out, as in the lesson. Decoration: the sums stand beside it. */
export function PotDrawing({ pot, income, paid }: PotDrawingProps) {
  const level = Math.min(1, pot / brim)
  const top = 118 - 62 * level
  return (
    <svg viewBox="0 0 120 168" aria-hidden="true" className="w-[min(6.5rem,22vw)]">
      <g fill="none" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
        <Coins count={Math.ceil(income / coin)} y={16} />
        <clipPath id={inside}>
          <path d={shape} />
        </clipPath>
        <path d={shape} fill="var(--color-paper)" stroke="none" />
        <rect x="0" y={top} width="120" height="80" fill="var(--season)" stroke="none" clipPath={clip} />
        <path d={shape} />
        <rect x="18" y="38" width="84" height="10" rx="5" fill="var(--color-card)" />
        <Coins count={Math.ceil(paid / coin)} y={150} />
      </g>
    </svg>
  )
}

const shape = 'M26 48q-12 16-12 34 0 30 30 36h32q30-6 30-36 0-18-12-34z'

const Coins = ({ count, y }: { readonly count: number; readonly y: number }) => {
  const shown = Math.min(5, count)
  return Array.from({ length: shown }, (_, place) => {
    const x = 60 + (place - (shown - 1) / 2) * 21
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
      <g key={place} stroke="var(--season)">
        <circle cx={x} cy={y} r="8.500" fill="var(--color-card)" />
        <circle cx={x} cy={y} r="3" fill="var(--season)" />
      </g>
    )
  })
}
