import { type Dispatch, useId, useState } from 'react'
import { Figure } from './drawings.tsx'
import * as text from './exercise.en.ts'
import { type Action, type Encounter, isPressed, moves, resultOf, type State, toneOf } from './visit.ts'

const looks = {
  right: 'border-right bg-right-tint',
  wrong: 'border-double border-wrong bg-wrong-tint',
  plain: 'border-dashed border-field bg-season-tint',
} as const

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
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] pt-3 pb-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Figure of={encounter} />
        <h3 id={id} className="text-[1.375rem]/[1.15]">
          {name}
        </h3>
      </div>
      <p>{what}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2">
        {moves[encounter].map((move) => (
          <button
            key={move}
            type="button"
            className="wrap-anywhere min-h-12 cursor-pointer rounded-[0.875rem] border border-field bg-paper px-[min(0.9rem,3vw)] py-2 text-start aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-season-tint aria-pressed:font-semibold"
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
          <p key={count} className={`rounded-lg border-s-4 px-[min(1rem,3vw)] py-3 ${looks[toneOf(result)]}`}>
            {text.results[result]}
          </p>
        )}
      </div>
    </section>
  )
}
