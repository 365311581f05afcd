import { stations } from '#features/modules/web/stations.ts'

/** The token: a ring of the journey's stations. Whole once it is held, broken when it is gone. */
export function TokenCoin({ look }: { readonly look: 'open' | 'held' | 'gone' }) {
  const turn = (2 * Math.PI) / stations.length
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="token-coin" data-look={look}>
      <circle cx="60" cy="60" r="55" className="coin-edge" />
      <circle cx="60" cy="60" r="40" className="coin-track" />
      {stations.map(({ number, season }, index) => (
        <circle
          key={number}
          cx={60 + 40 * Math.sin(index * turn)}
          cy={60 - 40 * Math.cos(index * turn)}
          r="8"
          data-season={season}
          className="coin-station"
        />
      ))}
      {look === 'held' && <path d="m45 61 11 11 21-24" className="coin-sign" />}
      {look === 'open' && <path d="M60 46v22m-9-8 9 9 9-9" className="coin-sign" />}
      {look === 'gone' && <path d="m49 49 22 22m0-22-22 22" className="coin-sign" />}
    </svg>
  )
}
