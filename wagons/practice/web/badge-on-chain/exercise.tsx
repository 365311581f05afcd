import { useReducer, useState } from 'react'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { beginning, next, steps } from './badge.ts'
import { ClaimStep } from './claim-step.tsx'
import * as text from './exercise.en.ts'
import { GoneStep } from './gone-step.tsx'
import { MakeStep } from './make-step.tsx'
import { RecordStep } from './record-step.tsx'
import './badge-on-chain.css'

/** Module 6: a badge that is claimed, looked up, left without its picture, and made to last. */
function BadgeSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(next, beginning)
  const [isDone, setDone] = useState(false)
  const { step } = state

  function finish() {
    setDone(true)
    onFinish()
  }

  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {step === 'claim' && <ClaimStep state={state} dispatch={dispatch} />}
      {step === 'record' && <RecordStep state={state} dispatch={dispatch} />}
      {step === 'gone' && <GoneStep state={state} dispatch={dispatch} />}
      {step === 'make' && <MakeStep state={state} dispatch={dispatch} onDone={isDone ? undefined : finish} />}
    </ExerciseStep>
  )
}

export const badgeOnChain: Exercise = {
  intro: text.intro,
  Steps: BadgeSteps,
  forReal: text.forReal,
}
