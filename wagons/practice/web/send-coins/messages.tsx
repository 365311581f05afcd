import type { ReactNode } from 'react'
import { AddressCode } from './address-code.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { isRight, type State } from './payment.ts'
import { Tracks } from './tracks.tsx'

interface BubbleProps {
  readonly from: string
  readonly children: ReactNode
}

export function Bubble({ from, children }: BubbleProps) {
  return (
    <div className="coins-bubble" data-own={from === text.you || undefined}>
      <strong>{from}</strong> {children}
    </div>
  )
}

export function NadiasMessage() {
  return (
    <div className="coins-chat">
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
    <div className="practice-verdict" data-verdict={isRight(outcome) ? 'right' : 'wrong'}>
      {isByNetwork && network && <Tracks network={network} />}
      <p>{text.outcomes[outcome]}</p>
    </div>
  )
}
