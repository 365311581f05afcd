import { type Dispatch, useReducer, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { DoorStep } from './door-step.tsx'
import { EncounterCard } from './encounter-card.tsx'
import * as text from './exercise.en.ts'
import { ReportStep } from './report-step.tsx'
import { TracesStep } from './traces-step.tsx'
import { type Action, beginning, canGoOn, encounters, isSettled, next, type State, steps } from './visit.ts'
import './virtual-place.css'

/** Module 8: an hour in an invented world, what it records, and what to do about three visitors. */
function VisitSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(next, beginning)
  const [isFinished, setFinished] = useState(false)
  const { step } = state

  function finish() {
    setFinished(true)
    onFinish()
  }

  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {step === 'door' && <DoorStep state={state} dispatch={dispatch} />}
      {step === 'square' && <Square state={state} dispatch={dispatch} />}
      {step === 'report' && <ReportStep state={state} dispatch={dispatch} />}
      {step === 'traces' && (
        <TracesStep state={state} dispatch={dispatch} onDone={isFinished ? undefined : finish} />
      )}
      {(step === 'square' || canGoOn(state)) && (
        <Button className="w-full" disabled={!canGoOn(state)} onClick={() => dispatch({ type: 'goOn' })}>
          {text.goOn}
        </Button>
      )}
    </ExerciseStep>
  )
}

interface SquareProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

function Square({ state, dispatch }: SquareProps) {
  const open = encounters.filter((encounter) => !isSettled(state, encounter))
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {encounters.map((encounter) => (
          <li key={encounter}>
            <EncounterCard state={state} encounter={encounter} dispatch={dispatch} />
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {open.length > 0
          ? text.open(open.map((encounter) => text.encounters[encounter].name).join(' · '))
          : text.allSettled}
      </p>
    </>
  )
}

export const virtualPlace: Exercise = {
  intro: text.intro,
  Steps: VisitSteps,
  forReal: text.forReal,
}
