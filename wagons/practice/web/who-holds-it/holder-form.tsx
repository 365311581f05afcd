import type { Dispatch, FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { Drawing } from './drawings.tsx'
import * as text from './exercise.en.ts'
import {
  type Action,
  areAllNamed,
  events,
  fateOf,
  holderOf,
  holders,
  isDone,
  type SetUp,
  type State,
  setUps,
} from './holdings.ts'

interface HolderFormProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
  /** Undefined once it has been called. */
  readonly onDone: (() => void) | undefined
}

/** Looks back at what happened in each set-up, and asks who holds its keys. */
export function HolderForm({ state, dispatch, onDone }: HolderFormProps) {
  const isRight = isDone(state)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRight) onDone?.()
    else dispatch({ type: 'check' })
  }

  return (
    <form className="holds" onSubmit={submit}>
      {setUps.map((setUp) => (
        <fieldset key={setUp} className="hold-card">
          <legend className="sr-only">{`${text.setUps[setUp]}. ${text.whoHolds}`}</legend>
          <div className="hold-head">
            <Drawing of={setUp} />
            <h3>{text.setUps[setUp]}</h3>
          </div>
          <LookBack state={state} setUp={setUp} />
          <p>{text.whoHolds}</p>
          <div className="hold-holders">
            {holders.map((holder) => (
              <OptionRow
                key={holder}
                name={setUp}
                isChosen={state.named[setUp] === holder}
                onChoose={() => !isRight && dispatch({ type: 'name', setUp, holder })}
              >
                {text.holders[holder]}
              </OptionRow>
            ))}
          </div>
        </fieldset>
      ))}
      <div
        role="status"
        className="practice-verdict"
        data-verdict={state.isChecked ? (isRight ? 'right' : 'wrong') : undefined}
      >
        {state.isChecked && (isRight ? <p>{text.right}</p> : <Reasons state={state} />)}
      </div>
      {onDone && (
        <Button type="submit" className="w-full" disabled={!areAllNamed(state)}>
          {isRight ? text.finish : text.check}
        </Button>
      )}
    </form>
  )
}

interface LookBackProps {
  readonly state: State
  readonly setUp: SetUp
}

function LookBack({ state, setUp }: LookBackProps) {
  return (
    <dl className="hold-look-back">
      {events.map((event) => {
        const result = state.made[event][setUp]
        return (
          <div key={event}>
            <dt>{text.events[event]}</dt>
            <dd>{result && text.fates[fateOf(result)]}</dd>
          </div>
        )
      })}
      {setUp === 'wallet' && (
        <div>
          <dt>{text.noWords}</dt>
          <dd>{text.fates[fateOf('enterNothing')]}</dd>
        </div>
      )}
    </dl>
  )
}

function Reasons({ state }: { readonly state: State }) {
  const wrong = setUps.filter((setUp) => state.named[setUp] !== holderOf(setUp))
  return (
    <p>
      <strong>{text.notQuite}</strong> {wrong.map((setUp) => text.reasons[setUp]).join(' ')}
    </p>
  )
}
