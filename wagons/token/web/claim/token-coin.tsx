import type { CSSProperties } from 'react'
import { stations } from '#features/modules/web/stations.ts'
import './token-coin.css'

/** What is drawn in its middle. */
const looks = {
  // The train, its windows cut out.
  open: 'M52 43h16a9 9 0 0 1 9 9v13a9 9 0 0 1-9 9l5 7h-5l-5-7h-6l-5 7h-5l5-7a9 9 0 0 1-9-9V52a9 9 0 0 1 9-9Zm-2 7v8h8v-8Zm12 0v8h8v-8ZM43 61v3h34v-3Zm8 6.500a2.500 2.500 0 1 0 .01 0Zm18 0a2.500 2.500 0 1 0 .01 0Z',
  signed: 'M39 66c8-20 15-20 11-5s3 13 8 1 6-7 5-1 3 6 7 0 5-3 4 0 3 3 7 1',
  held: 'm45 61 11 11 21-24',
  gone: 'm49 49 22 22m0-22-22 22',
}

export type CoinLook = keyof typeof looks

interface TokenCoinProps {
  readonly look: CoinLook
  /** Whether it is drawn while one looks. */
  readonly isDrawn?: boolean
}

/** The token: a ring of the journey's stations. */
export function TokenCoin({ look, isDrawn = false }: TokenCoinProps) {
  const turn = (2 * Math.PI) / stations.length
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      data-look={look}
      className={`coin mx-auto h-auto ${isDrawn ? 'coin-drawn' : ''}`}
      strokeWidth="4"
    >
      <circle cx="60" cy="60" r="55" className="coin-face" />
      <circle cx="60" cy="60" r="51.500" pathLength="8" className="coin-shine" />
      <circle cx="60" cy="60" r="40" className="coin-ring" />
      {stations.map(({ number, season }, index) => (
        <circle
          key={number}
          cx={60 + 40 * Math.sin(index * turn)}
          cy={60 - 40 * Math.cos(index * turn)}
          r="8"
          data-season={season}
          style={{ '--nth': index } as CSSProperties}
        />
      ))}
      <path strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" d={looks[look]} />
    </svg>
  )
}
