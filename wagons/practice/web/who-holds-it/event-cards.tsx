import { type Dispatch, useId, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { MoveButton, MoveResult } from '../parts/move.tsx'
import type { Tone } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import {
  type Action,
  type Event,
  type Fate,
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
import { SetUpCard } from './set-up-card.tsx'

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
      <ul className="grid grid-cols-1 gap-4">
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
    <SetUpCard setUp={setUp} id={id}>
      <div ref={buttons} className="grid grid-cols-1 gap-2">
        {movesOf(state, event, setUp).map((move) => (
          <MoveButton
            key={move}
            isTaken={result !== undefined && moveOf(result) === move}
            onTake={() => {
              setCount(count + 1)
              dispatch({ type: 'try', setUp, move })
            }}
          >
            {text.moves[move]}
          </MoveButton>
        ))}
      </div>
      <div role="status">{result && <FateNote key={count} result={result} />}</div>
      {isTooLate(result) && (
        <Button look="outline" onClick={rewind}>
          {text.rewind}
        </Button>
      )}
    </SetUpCard>
  )
}

const tones: Readonly<Partial<Record<Fate, Tone>>> = { kept: 'right', byWords: 'right', lost: 'wrong' }

function FateNote({ result }: { readonly result: Result }) {
  const fate = fateOf(result)
  const tone = tones[fate] ?? 'plain'
  return (
    <MoveResult tone={tone}>
      <strong>{text.fates[fate]}.</strong> {text.results[result]}
      {fate === 'lost' && !isTooLate(result) && <> {text.again}</>}
    </MoveResult>
  )
}
