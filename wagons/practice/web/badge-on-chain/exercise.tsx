import { makeExercise } from '../parts/exercise.tsx'
import { beginning, next } from './badge.ts'
import { ClaimStep } from './claim-step.tsx'
import * as text from './exercise.en.ts'
import { GoneStep } from './gone-step.tsx'
import { MakeStep } from './make-step.tsx'
import { RecordStep } from './record-step.tsx'
import './badge-on-chain.css'

/** Module 6: a badge that is claimed, looked up, left without its picture, and made to last. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { claim: ClaimStep, record: RecordStep, gone: GoneStep, make: MakeStep },
  stepOf: ({ step }) => step,
  beginning,
  next,
  forReal: text.forReal,
})
