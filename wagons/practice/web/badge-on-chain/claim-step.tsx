import { type Dispatch, type FormEvent, useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionField } from '../parts/option-field.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { type Action, canClaim, holderOf, posterCode, type State, wallets } from './badge.ts'
import { BadgeCard } from './badge-card.tsx'
import * as text from './exercise.en.ts'

export interface StepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

const tone = 'right'

/** A code from a poster, and an address that gets the badge. */
export function ClaimStep({ state, dispatch }: StepProps) {
  const isDone = state.claim === 'done'
  return (
    <StepPart shown={String(isDone)}>
      {!isDone && <ClaimForm state={state} dispatch={dispatch} />}
      <div role="status">
        {isDone && (
          <ResultNote tone={tone} title={text.claimed.title}>
            <BadgeCard state={state} />
            <p>{text.claimed.words(text.wallets[holderOf(state)].address)}</p>
          </ResultNote>
        )}
        {state.claim === 'refused' && (
          <p className="mt-4 rounded-lg border-wrong border-s-4 border-double bg-wrong-tint px-4 py-3">
            {text.refused}
          </p>
        )}
      </div>
      {isDone && (
        <Button className="mt-4 w-full" onClick={() => dispatch({ type: 'goOn' })}>
          {text.goOn}
        </Button>
      )}
    </StepPart>
  )
}

function ClaimForm({ state, dispatch }: StepProps) {
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'claim' })
  }
  return (
    <form className="practice-form" onSubmit={submit}>
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
          onChange={(event) => dispatch({ type: 'type', code: event.currentTarget.value })}
        />
      </div>
      <OptionField
        legend={text.whichAddress}
        options={wallets.map((value) => ({
          value,
          name: `${text.wallets[value].name} ${text.wallets[value].address}`,
          about: text.wallets[value].about,
        }))}
        chosen={state.wallet}
        onChoose={(wallet) => dispatch({ type: 'choose', wallet })}
      />
      <Button type="submit" className="w-full" disabled={!canClaim(state)}>
        {text.claim}
      </Button>
    </form>
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
