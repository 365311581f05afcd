import { useReducer, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { OptionRow } from '../parts/option-row.tsx'
import { EventCards } from './event-cards.tsx'
import * as text from './exercise.en.ts'
import { HolderForm } from './holder-form.tsx'
import { beginning, canGoOn, next, type Place, places, setUps, steps } from './holdings.ts'
import { SetUpCard } from './set-up-card.tsx'
import './who-holds-it.css'

/** Module 1: three things that go wrong, in three places, each to be tried. */
function HolderSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(next, beginning)
  const [isFinished, setFinished] = useState(false)
  const { step } = state

  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {step === 'begin' && (
        <Beginning place={state.place} onPlace={(place) => dispatch({ type: 'place', place })} />
      )}
      {step !== 'begin' && step !== 'holders' && (
        <EventCards key={step} state={state} event={step} dispatch={dispatch} />
      )}
      {step === 'holders' && (
        <HolderForm
          state={state}
          dispatch={dispatch}
          onDone={
            isFinished
              ? undefined
              : () => {
                  setFinished(true)
                  onFinish()
                }
          }
        />
      )}
      {step !== 'holders' && (
        <Button className="w-full" disabled={!canGoOn(state)} onClick={() => dispatch({ type: 'goOn' })}>
          {text.goOn}
        </Button>
      )}
    </ExerciseStep>
  )
}

interface BeginningProps {
  readonly place: Place | null
  readonly onPlace: (place: Place) => void
}

function Beginning({ place, onPlace }: BeginningProps) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {setUps.map((setUp) => (
          <li key={setUp}>
            <SetUpCard setUp={setUp}>
              <p>{text.things[setUp]}</p>
            </SetUpCard>
          </li>
        ))}
      </ul>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 font-display text-[1.375rem]/[1.2]">{text.whereWords}</legend>
        {places.map((name) => (
          <OptionRow key={name} name="place" isChosen={place === name} onChoose={() => onPlace(name)}>
            {text.places[name]}
          </OptionRow>
        ))}
      </fieldset>
    </>
  )
}

export const whoHoldsIt: Exercise = {
  intro: text.intro,
  Steps: HolderSteps,
  forReal: text.forReal,
}
