import type { PropsWithChildren } from 'react'
import type { Verdict } from '#platform/web/ui/verdict-sheet.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { agreed, isRight, type Network, networks, type State } from './payment.ts'

/** The whole address in groups of four, which stand in columns and can be compared one by one. */
export function AddressCode({ groups }: { readonly groups: readonly string[] }) {
  return (
    <code className="flex text-[0.9em]" dir="ltr">
      {addresses.prefix}
      <span className="grid min-w-0 max-w-[24.5ch] flex-1 grid-cols-[repeat(auto-fill,4ch)] gap-x-[1ch]">
        {groups.map((group) => (
          <span key={group}>{group} </span>
        ))}
      </span>
    </code>
  )
}

export function Bubble({ from, children }: PropsWithChildren<{ readonly from: string }>) {
  const look =
    from === text.you
      ? 'justify-self-end rounded-es-[1.1rem] rounded-ee-[0.2rem] border-season bg-season-tint'
      : 'justify-self-start rounded-es-[0.2rem] rounded-ee-[1.1rem] border-line bg-paper'
  return (
    <div className={`max-w-[92%] rounded-t-[1.1rem] border px-[min(0.9rem,3vw)] py-[0.6rem] ${look}`}>
      <strong className="block text-[0.875rem] text-soft">{from}</strong> {children}
    </div>
  )
}

export const NadiasMessage = () => (
  <div className="grid grid-cols-1 gap-2">
    <Bubble from={text.nadia}>
      {text.messageBefore} <AddressCode groups={addresses.nadia} />
    </Bubble>
  </div>
)

/** What came of it, with the track that the coins took where that is the point. */
export function verdictOf({ outcome, network }: State): Verdict | undefined {
  if (!outcome) return undefined
  const isByNetwork = outcome !== 'stolen' && outcome !== 'byLuck' && outcome !== 'paid'
  return {
    look: isRight(outcome) ? 'right' : 'wrong',
    told: 1,
    words: (
      <>
        <p>{text.outcomes[outcome]}</p>
        {isByNetwork && network && <Tracks network={network} />}
      </>
    ),
  }
}

/** Three tracks, one a network: the house stands at the end of one, the coins at the end of theirs. */
function Tracks({ network }: { readonly network: Network }) {
  return (
    <svg
      viewBox="0 0 250 134"
      aria-hidden="true"
      className="mx-auto mt-2 max-h-[22dvh] w-full max-w-80 [direction:ltr]"
    >
      {networks.map((name, row) => (
        <g key={name} style={{ translate: `0 ${row * 44}px` }}>
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

const House = () => (
  <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
    <path d="M210 20v21h28v-21" fill="var(--color-card)" />
    <path d="M205 22l19-16 19 16z" fill="var(--season)" />
    <path d="M220 41v-11h8v11" fill="none" />
  </g>
)

function Coins({ hasLeft }: { readonly hasLeft: boolean }) {
  return (
    <g stroke="currentColor" strokeWidth="2" fill="var(--season)">
      {[32, 26, 20].map((y) => (
        <ellipse key={y} cx={hasLeft ? 176 : 20} cy={y} rx="13" ry="5" />
      ))}
    </g>
  )
}
