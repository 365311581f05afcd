import { type Dispatch, useId, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Drawing } from './drawings.tsx'
import * as text from './exercise.en.ts'
import {
  type Action,
  type Event,
  fateOf,
  isTooLate,
  moveOf,
  movesOf,
  openSetUps,
  type Result,
  type SetUp,
  type State,
  setUps,
} from './holdings.ts'

interface EventCardsProps {
  readonly state: State
  readonly event: Event
  readonly dispatch: Dispatch<Action>
}

/** What can be tried in each set-up once this has happened. */
export function EventCards({ state, event, dispatch }: EventCardsProps) {
  const open = openSetUps(state, event).map((setUp) => text.setUps[setUp])
  return (
    <>
      <ul className="holds">
        {setUps.map((setUp) => (
          <li key={setUp}>
            <EventCard state={state} event={event} setUp={setUp} dispatch={dispatch} />
          </li>
        ))}
      </ul>
      <p className="text-soft">{open.length > 0 ? text.open(open.join(' · ')) : text.allSettled}</p>
    </>
  )
}

interface EventCardProps extends EventCardsProps {
  readonly setUp: SetUp
}

function EventCard({ state, event, setUp, dispatch }: EventCardProps) {
  const id = useId()
  const buttons = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  const result = state.made[event][setUp]

  function rewind() {
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    dispatch({ type: 'rewind' })
  }

  return (
    <section className="hold-card" aria-labelledby={id}>
      <div className="hold-head">
        <Drawing of={setUp} />
        <h3 id={id}>{text.setUps[setUp]}</h3>
      </div>
      <div ref={buttons} className="hold-moves">
        {movesOf(state, event, setUp).map((move) => (
          <button
            key={move}
            type="button"
            className="hold-move"
            aria-pressed={result !== undefined && moveOf(result) === move}
            onClick={() => {
              setCount(count + 1)
              dispatch({ type: 'try', setUp, move })
            }}
          >
            {text.moves[move]}
          </button>
        ))}
      </div>
      <div role="status">{result && <ResultNote key={count} result={result} />}</div>
      {isTooLate(result) && (
        <Button look="outline" onClick={rewind}>
          {text.rewind}
        </Button>
      )}
    </section>
  )
}

function ResultNote({ result }: { readonly result: Result }) {
  const fate = fateOf(result)
  return (
    <p className="hold-result" data-fate={fate}>
      <strong>{text.fates[fate]}.</strong> {text.results[result]}
      {fate === 'lost' && !isTooLate(result) && <> {text.again}</>}
    </p>
  )
}
