import * as text from './exercise.en.ts'
import { agreed, type Network, networks } from './payment.ts'

const rowHeight = 44

/** Three tracks, one a network: the house stands at the end of one, the coins at the end of theirs. */
export function Tracks({ network }: { readonly network: Network }) {
  return (
    <svg viewBox="0 0 250 134" aria-hidden="true" className="mx-auto mb-2 w-full max-w-80 [direction:ltr]">
      {networks.map((name, row) => (
        <g key={name} style={{ translate: `0 ${row * rowHeight}px` }}>
          <text x="6" y="17" fontSize="14" fill="var(--soft)">
            {text.networks[name]}
          </text>
          <path d="M6 30H192M6 37H192" stroke="var(--color-field)" strokeWidth="2" />
          <path
            d="M10 33.500H192"
            stroke="var(--color-field)"
            strokeWidth="15"
            strokeDasharray="3 11"
            opacity="0.7"
          />
          {name === agreed && <House />}
          {name === network && <Coins hasLeft={network !== 'other'} />}
        </g>
      ))}
    </svg>
  )
}

function House() {
  return (
    <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M210 20v21h28v-21" fill="var(--color-card)" />
      <path d="M205 22l19-16 19 16z" fill="var(--season)" />
      <path d="M220 41v-11h8v11" fill="none" />
    </g>
  )
}

function Coins({ hasLeft }: { readonly hasLeft: boolean }) {
  const x = hasLeft ? 176 : 20
  return (
    <g stroke="currentColor" strokeWidth="2" fill="var(--season)">
      <ellipse cx={x} cy="32" rx="13" ry="5" />
      <ellipse cx={x} cy="26" rx="13" ry="5" />
      <ellipse cx={x} cy="20" rx="13" ry="5" />
    </g>
  )
}
