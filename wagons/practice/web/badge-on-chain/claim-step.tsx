import { useId } from 'react'
import { Choices, Named } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { canClaim, holderOf, type Props, posterCode, wallets } from './badge.ts'
import { BadgeCard } from './badge-card.tsx'
import * as text from './exercise.en.ts'

/** A code from a poster, and an address that gets the badge. */
export function ClaimStep(props: Props) {
  const { state, act } = props
  const { address } = text.wallets[holderOf(state)]
  const isDone = state.claim === 'done'
  return (
    <StepPart shown={String(isDone)}>
      {!isDone && <ClaimForm {...props} />}
      <div role="status">
        {isDone && (
          <ResultNote look="right" title={text.claimed.title} words={text.claimed.words(address)}>
            <BadgeCard state={state} />
          </ResultNote>
        )}
        {state.claim === 'refused' && (
          <p className="rounded-lg border-wrong border-s-4 border-double bg-wrong-tint px-4 py-3">
            {text.refused}
          </p>
        )}
      </div>
      {isDone && <WideButton onPress={() => act('goOn')} />}
    </StepPart>
  )
}

function ClaimForm({ state, act }: Props) {
  const id = useId()
  return (
    <Form className="gap-5" onSubmit={() => act('claim')}>
      <Poster />
      <div className="grid gap-1">
        <label htmlFor={id}>{text.codeField}</label>
        <input
          id={id}
          className="input w-full"
          value={state.code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => act('type', event.currentTarget.value)}
        />
      </div>
      <Choices
        legend={text.whichAddress}
        options={wallets}
        words={(wallet) => {
          const { name, address, about } = text.wallets[wallet]
          return <Named name={`${name} ${address}`} about={about} />
        }}
        chosen={state.wallet}
        onChoose={(wallet) => act('choose', wallet)}
      />
      <WideButton isOff={!canClaim(state)} words={text.claim} />
    </Form>
  )
}

const Poster = () => (
  <div className="wrap-anywhere grid justify-items-center gap-1 rounded-sm border-2 border-season bg-season-tint p-4 text-center">
    <strong className="font-display text-[2rem]/[1.1]">{text.poster.event}</strong>
    <p>{text.poster.when}</p>
    <p>
      {text.poster.claimAt} <bdi dir="ltr">{text.poster.site}</bdi>
    </p>
    <p>
      {text.poster.code}{' '}
      <code dir="ltr" className="font-bold text-[1.375rem] tracking-[0.08em]">
        {posterCode}
      </code>
    </p>
  </div>
)
