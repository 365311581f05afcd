import { type Dispatch, useId, useState } from 'react'
import { Figure } from './drawings.tsx'
import * as text from './exercise.en.ts'
import {
  type Action,
  type Encounter,
  isPressed,
  isSettled,
  moves,
  resultOf,
  type State,
  toneOf,
} from './visit.ts'

interface EncounterCardProps {
  readonly state: State
  readonly encounter: Encounter
  readonly dispatch: Dispatch<Action>
}

/** One visitor, what can be tried, and what came of it. */
export function EncounterCard({ state, encounter, dispatch }: EncounterCardProps) {
  const id = useId()
  const [count, setCount] = useState(0)
  const result = resultOf(state, encounter)
  const { name, what } = text.encounters[encounter]

  return (
    <section className="visit-card" aria-labelledby={id} data-settled={isSettled(state, encounter)}>
      <div className="visit-head">
        <Figure of={encounter} />
        <h3 id={id}>{name}</h3>
      </div>
      <p>{what}</p>
      <div className="visit-moves">
        {moves[encounter].map((move) => (
          <button
            key={move}
            type="button"
            className="visit-move"
            aria-pressed={isPressed(state, encounter, move)}
            onClick={() => {
              setCount(count + 1)
              dispatch({ type: 'try', encounter, move })
            }}
          >
            {text.moves[move]}
          </button>
        ))}
      </div>
      <div role="status">
        {result && (
          <p key={count} className="visit-result" data-tone={toneOf(result)}>
            {text.results[result]}
          </p>
        )}
      </div>
    </section>
  )
}
