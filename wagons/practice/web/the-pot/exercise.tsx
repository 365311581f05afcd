import { useReducer, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ChoiceQuestion } from '../parts/choice-question.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { OptionRow } from '../parts/option-row.tsx'
import { Choices } from './choices.tsx'
import { entry, type Promised, promises, toMakers, toPot } from './economy.ts'
import * as text from './exercise.en.ts'
import { LastingStep } from './lasting-step.tsx'
import { MonthsStep } from './months-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { beginning, canGoOn, next, steps } from './pot.ts'
import './the-pot.css'

/** Module 9: a game that pays its players, run by the learner, and where its money comes from. */
function PotSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(next, beginning)
  const [isDone, setDone] = useState(false)
  const { step } = state

  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {step === 'promise' && (
        <PromiseChoice
          promised={state.promised}
          onPromise={(promised) => dispatch({ type: 'promise', promised })}
        />
      )}
      {step === 'months' && <MonthsStep state={state} dispatch={dispatch} />}
      {step === 'paid' && <PaidStep state={state} dispatch={dispatch} />}
      {step === 'lasting' && <LastingStep state={state} dispatch={dispatch} />}
      {step === 'other' && !isDone && (
        <ChoiceQuestion
          question={text.other}
          choices={text.answers}
          onDone={() => {
            setDone(true)
            onFinish()
          }}
        />
      )}
      {(step === 'promise' || canGoOn(state)) && (
        <Button className="w-full" disabled={!canGoOn(state)} onClick={() => dispatch({ type: 'goOn' })}>
          {step === 'promise' ? text.openGame : text.goOn}
        </Button>
      )}
    </ExerciseStep>
  )
}

interface PromiseChoiceProps {
  readonly promised: Promised | null
  readonly onPromise: (promised: Promised) => void
}

const PromiseChoice = ({ promised, onPromise }: PromiseChoiceProps) => (
  <>
    <Split />
    <Choices question={text.promise}>
      {promises.map((pay) => (
        <OptionRow key={pay} name="promise" isChosen={promised === pay} onChoose={() => onPromise(pay)}>
          <strong>{text.promises(text.money(pay))}</strong>
          <br />
          <span className="text-soft">{text.promiseNotes[pay]}</span>
        </OptionRow>
      ))}
    </Choices>
  </>
)

/** What becomes of the money of one player, drawn to scale. */
const Split = () => (
  <figure className="grid gap-2 rounded-2xl bg-season-tint p-[0.9rem]">
    <figcaption>{text.split}</figcaption>
    <div aria-hidden="true" className="flex h-6 overflow-hidden rounded-xl border-2 border-season">
      <span className="border-season border-e-2 bg-season" style={{ flexGrow: toPot / entry }} />
      <span className="bg-card" style={{ flexGrow: toMakers / entry }} />
    </div>
    <ul className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <li>
        <strong>{text.money(toPot)}</strong> {text.forPot}
      </li>
      <li>
        <strong>{text.money(toMakers)}</strong> {text.forMakers}
      </li>
    </ul>
  </figure>
)

export const thePot: Exercise = {
  intro: text.intro,
  Steps: PotSteps,
  forReal: text.forReal,
}
