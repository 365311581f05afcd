import { useReducer, useState } from 'react'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { beginning, next, steps } from './dao.ts'
import * as text from './exercise.en.ts'
import { PlanStep } from './plan-step.tsx'
import { QuorumStep } from './quorum-step.tsx'
import { RulesStep } from './rules-step.tsx'
import { TimelockStep } from './timelock-step.tsx'
import './dao-vote.css'

/** Module 5: a vote to win, a vote that is lost, the time between vote and payment, and rules to try out. */
function DaoSteps({ onFinish }: ExerciseProps) {
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
      {step === 'quorum' && <QuorumStep state={state} dispatch={dispatch} />}
      {step === 'plan' && <PlanStep state={state} dispatch={dispatch} />}
      {step === 'timelock' && <TimelockStep state={state} dispatch={dispatch} />}
      {step === 'rules' && (
        <RulesStep state={state} dispatch={dispatch} onDone={isDone ? undefined : finish} />
      )}
    </ExerciseStep>
  )
}

export const daoVote: Exercise = {
  intro: text.intro,
  Steps: DaoSteps,
  forReal: text.forReal,
}
