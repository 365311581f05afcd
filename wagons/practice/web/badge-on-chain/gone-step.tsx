import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { attempts, canGoOn, foreseen, pieces, stays } from './badge.ts'
import { BadgeCard } from './badge-card.tsx'
import type { StepProps } from './claim-step.tsx'
import * as text from './exercise.en.ts'

const tone = 'plain'

/** What is left of a badge without its host: guessed first, then seen. */
export const GoneStep = ({ state, dispatch }: StepProps) => (
  <StepPart shown={String(state.isClosed)}>
    <div className="mb-4">
      <BadgeCard state={state} />
    </div>
    {!state.isClosed && <Guess state={state} dispatch={dispatch} />}
    <div role="status">
      {state.isClosed && (
        <ResultNote tone={tone} title={text.closedTitle(foreseen(state))}>
          <ul className="outcomes">
            {pieces.map((piece) => (
              <Outcome key={piece} isGood={stays(piece)} name={text.pieces[piece]}>
                {text.pieceFates[piece]}
              </Outcome>
            ))}
          </ul>
        </ResultNote>
      )}
    </div>
    {state.isClosed && <Attempts state={state} dispatch={dispatch} />}
  </StepPart>
)

function Guess({ state, dispatch }: StepProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'close' })
  }
  return (
    <form className="practice-form" onSubmit={submit}>
      <fieldset>
        <legend>{text.whatStays}</legend>
        {pieces.map((piece) => (
          <label key={piece} className="practice-choice">
            <input
              type="checkbox"
              checked={state.expected.includes(piece)}
              onChange={() => dispatch({ type: 'expect', piece })}
            />
            <span className="grow">{text.pieces[piece]}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="w-full">
        {text.close}
      </Button>
    </form>
  )
}

function Attempts({ state, dispatch }: StepProps) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <p className="font-display text-[1.375rem]">{text.getItBack}</p>
      {attempts.map((attempt) => {
        const isTried = state.tried.includes(attempt)
        return (
          <div key={attempt}>
            <Button look="outline" className="w-full" onClick={() => dispatch({ type: 'attempt', attempt })}>
              {text.attempts[attempt].name}
            </Button>
            <p role="status" className={isTried ? 'mt-2 border-season border-s-4 px-4 py-2' : undefined}>
              {isTried && text.attempts[attempt].result}
            </p>
          </div>
        )
      })}
      <Button disabled={!canGoOn(state)} onClick={() => dispatch({ type: 'goOn' })}>
        {text.goOn}
      </Button>
    </div>
  )
}
