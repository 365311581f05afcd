import type { ReactNode } from 'react'
import { verdictLook } from '../parts/result-note.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { isRight, type State } from './payment.ts'
import { Tracks } from './tracks.tsx'

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

interface BubbleProps {
  readonly from: string
  readonly children: ReactNode
}

export function Bubble({ from, children }: BubbleProps) {
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

export function NadiasMessage() {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Bubble from={text.nadia}>
        {text.messageBefore} <AddressCode groups={addresses.nadia} />
      </Bubble>
    </div>
  )
}

/** What came of it, with the track that the coins took where that is the point. */
export function OutcomeNote({ state: { outcome, network } }: { readonly state: State }) {
  if (!outcome) return null
  const isByNetwork = outcome !== 'stolen' && outcome !== 'byLuck' && outcome !== 'paid'
  return (
    <div className={verdictLook} data-verdict={isRight(outcome) ? 'right' : 'wrong'}>
      {isByNetwork && network && <Tracks network={network} />}
      <p>{text.outcomes[outcome]}</p>
    </div>
  )
}
