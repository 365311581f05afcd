import { stations } from '#features/modules/web/stations.ts'

const [ink, field] = ['var(--color-ink)', 'var(--color-field)']
const looks = {
  open: {
    edge: { fill: 'var(--season-tint)', stroke: ink, strokeDasharray: '7 7' },
    station: { fill: 'var(--color-card)', stroke: 'var(--season)' },
    sign: { d: 'M60 46v22m-9-8 9 9 9-9', stroke: ink },
  },
  held: {
    edge: { fill: 'var(--season-tint)', stroke: ink },
    station: { fill: 'var(--season)', stroke: 'var(--season)' },
    sign: { d: 'm45 61 11 11 21-24', stroke: 'var(--right)' },
  },
  gone: {
    edge: { stroke: field, strokeDasharray: '4 6' },
    station: { stroke: field, strokeDasharray: '4 6' },
    sign: { d: 'm49 49 22 22m0-22-22 22', stroke: 'var(--wrong)' },
  },
}

/** The token: a ring of the journey's stations. Whole once it is held, broken when it is gone. */
export function TokenCoin({ look }: { readonly look: keyof typeof looks }) {
  const { edge, station, sign } = looks[look]
  const turn = (2 * Math.PI) / stations.length
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="mx-auto h-auto w-[min(8.5rem,46vw)]"
      fill="none"
      strokeWidth="4"
    >
      <circle cx="60" cy="60" r="55" {...edge} />
      <circle cx="60" cy="60" r="40" stroke={field} />
      {stations.map(({ number, season }, index) => (
        <circle
          key={number}
          cx={60 + 40 * Math.sin(index * turn)}
          cy={60 - 40 * Math.cos(index * turn)}
          r="8"
          data-season={season}
          {...station}
        />
      ))}
      <path strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" {...sign} />
    </svg>
  )
}
