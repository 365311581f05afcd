import type { PropsWithChildren } from 'react'
import type { Verdict } from '#platform/web/ui/verdict-sheet.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { NadiasFace, Table, ThiefsFace } from './faces.tsx'
import { agreed, isRight, type Network, networks, type State } from './payment.ts'

interface AddressCodeProps {
  readonly groups: readonly string[]
  /** Marks those that are not Nadia's. */
  readonly isCompared?: boolean
}

/** The whole address in groups of four, which stand in columns and can be compared one by one. */
export function AddressCode({ groups, isCompared = false }: AddressCodeProps) {
  return (
    <code className="flex text-[0.9em]" dir="ltr">
      {addresses.prefix}
      <span className="grid min-w-0 max-w-[24.5ch] flex-1 grid-cols-[repeat(auto-fill,4ch)] gap-x-[1ch]">
        {groups.map((group, place) =>
          isCompared && !addresses.isSame(place) ? (
            <mark key={group} className="rounded-sm bg-wrong text-card">
              {group}{' '}
            </mark>
          ) : (
            <span key={group}>{group} </span>
          ),
        )}
      </span>
    </code>
  )
}

export const Bubble = ({ children }: PropsWithChildren) => (
  <div className="flex items-end gap-2">
    <NadiasFace />
    <div className="min-w-0 max-w-[92%] rounded-[1.1rem] rounded-es-[0.2rem] border border-line bg-paper px-[min(0.9rem,3vw)] py-[0.6rem]">
      <strong className="block text-[0.875rem] text-soft">{text.nadia}</strong> {children}
    </div>
  </div>
)

export const NadiasMessage = () => (
  <Bubble>
    {text.messageBefore} <AddressCode groups={addresses.nadia} />
  </Bubble>
)

/** What came of it: the track that the coins took where that is the point, and who has them at the end. */
export function verdictOf({ outcome, network }: State): Verdict | undefined {
  if (!outcome) return undefined
  const isByNetwork = outcome !== 'stolen' && outcome !== 'byLuck' && outcome !== 'paid'
  const isGood = isRight(outcome)
  const answer = text.answers[outcome]
  return {
    look: isGood ? 'right' : 'wrong',
    heading: text.headings[outcome],
    told: 1,
    words: (
      <>
        {outcome === 'stolen' && <Stolen />}
        {answer && (
          <div className="mb-2 flex items-center gap-2">
            <NadiasFace isGlad={isGood} />
            <p className="font-semibold">{answer}</p>
            {outcome === 'paid' && <Table />}
          </div>
        )}
        <p>{text.outcomes[outcome]}</p>
        {isByNetwork && network && <Tracks network={network} />}
      </>
    ),
  }
}

/** Who was to be paid, and who was: their addresses, one above the other. */
const Stolen = () => (
  <div className="mb-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1">
    <NadiasFace isGlad={false} />
    <div>
      <strong className="block text-sm/[1.2]">{text.nadia}</strong>
      <AddressCode groups={addresses.nadia} />
    </div>
    <ThiefsFace />
    <div>
      <strong className="block text-sm/[1.2] text-wrong">{text.thief}</strong>
      <AddressCode groups={addresses.lookAlike} isCompared />
    </div>
  </div>
)

/** A track for the network where Nadia's house stands, and one for that of the coins, if they took another. */
function Tracks({ network }: { readonly network: Network }) {
  const shown = networks.filter((name) => name === agreed || name === network)
  return (
    <svg
      viewBox={`0 0 250 ${shown.length * 44 + 2}`}
      aria-hidden="true"
      className="mx-auto mt-2 max-h-[14dvh] w-full max-w-80 [direction:ltr]"
    >
      {shown.map((name, row) => (
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
