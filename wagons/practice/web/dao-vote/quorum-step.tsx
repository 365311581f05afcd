import type { Dispatch, FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { type Action, canCount, canGoOn, type State } from './dao.ts'
import * as text from './exercise.en.ts'
import { countOf, type Holder, holders, messages, turnoutOf, votesOf } from './quorum.ts'
import { TokenBar } from './token-bar.tsx'
import '../parts/practice-form.css'

export interface StepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** A vote that needs others to take part. */
export const QuorumStep = ({ state, dispatch }: StepProps) => (
  <StepPart shown={String(state.isCounted)}>
    {!state.isCounted && <Ballot state={state} dispatch={dispatch} />}
    <div role="status">{state.isCounted && <Result state={state} />}</div>
    {state.isCounted && (
      <Button className="mt-4 w-full" onClick={() => dispatch({ type: canGoOn(state) ? 'goOn' : 'goBack' })}>
        {canGoOn(state) ? text.goOn : text.isVoid.button}
      </Button>
    )}
  </StepPart>
)

function Ballot({ state, dispatch }: StepProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'count' })
  }
  return (
    <form className="practice-form" onSubmit={submit}>
      <TokenBar count={countOf(state.vote, [])} />
      <fieldset>
        <legend>
          <h3 tabIndex={-1}>{text.yourVote}</h3>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3">
          {(['yes', 'no'] as const).map((vote) => (
            <OptionRow
              key={vote}
              name="vote"
              isChosen={state.vote === vote}
              onChoose={() => dispatch({ type: 'vote', vote })}
            >
              {text.votes[vote]}
            </OptionRow>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.writeTo}</legend>
        {holders.map((holder) => (
          <Recipient key={holder} holder={holder} state={state} dispatch={dispatch} />
        ))}
      </fieldset>
      <Button type="submit" className="w-full" disabled={!canCount(state)}>
        {text.send}
      </Button>
    </form>
  )
}

function Recipient({ holder, state: { asked }, dispatch }: StepProps & { readonly holder: Holder }) {
  const isAsked = asked.includes(holder)
  return (
    <label className="practice-choice">
      <input
        type="checkbox"
        checked={isAsked}
        disabled={!isAsked && asked.length === messages}
        onChange={() => dispatch({ type: 'ask', holder })}
      />
      <span className="grow">
        <strong>{text.holders[holder].name}</strong>
        <small>{text.holders[holder].about}</small>
      </span>
    </label>
  )
}

function Result({ state }: Pick<StepProps, 'state'>) {
  const count = countOf(state.vote, state.asked)
  const result = canGoOn(state)
    ? ({ ...text.isWon, tone: 'right' } as const)
    : ({ ...text.isVoid, tone: 'wrong' } as const)
  return (
    <ResultNote tone={result.tone} title={result.title}>
      <TokenBar count={count} />
      <ul className="outcomes">
        {state.asked.map((holder) => (
          <Outcome key={holder} isGood={turnoutOf(votesOf[holder]) > 0} name={text.holders[holder].name}>
            {text.cameOf[holder]}
          </Outcome>
        ))}
      </ul>
      <p>{result.words}</p>
    </ResultNote>
  )
}
