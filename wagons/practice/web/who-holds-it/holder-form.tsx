import type { Dispatch, FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import * as text from './exercise.en.ts'
import {
  type Action,
  areAllNamed,
  events,
  fateOf,
  holderOf,
  holders,
  isDone,
  type Result,
  type SetUp,
  type State,
  setUps,
} from './holdings.ts'
import { SetUpCard } from './set-up-card.tsx'

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
    <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {setUps.map((setUp) => (
        <fieldset key={setUp}>
          <legend className="sr-only">{`${text.setUps[setUp]}. ${text.whoHolds}`}</legend>
          <SetUpCard setUp={setUp}>
            <LookBack state={state} setUp={setUp} />
            <p>{text.whoHolds}</p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
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
          </SetUpCard>
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

/** Of one's own wallet, where the words were never written down. */
const withoutWords = 'enterNothing'

interface LookBackProps {
  readonly state: State
  readonly setUp: SetUp
}

function LookBack({ state, setUp }: LookBackProps) {
  return (
    <dl>
      {events.map((event) => (
        <Line key={event} event={text.events[event]} result={state.made[event][setUp]} />
      ))}
      {setUp === 'wallet' && <Line event={text.noWords} result={withoutWords} />}
    </dl>
  )
}

interface LineProps {
  readonly event: string
  readonly result: Result | undefined
}

const Line = ({ event, result }: LineProps) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-dashed border-field py-1">
    <dt className="text-soft">{event}</dt>
    <dd>{result && text.fates[fateOf(result)]}</dd>
  </div>
)

function Reasons({ state }: { readonly state: State }) {
  const wrong = setUps.filter((setUp) => state.named[setUp] !== holderOf(setUp))
  return (
    <p>
      <strong>{text.notQuite}</strong> {wrong.map((setUp) => text.reasons[setUp]).join(' ')}
    </p>
  )
}
