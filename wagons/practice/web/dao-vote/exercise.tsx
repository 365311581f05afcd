import { makeExercise } from '../parts/exercise.tsx'
import { beginning, next } from './dao.ts'
import * as text from './exercise.en.ts'
import { PlanStep } from './plan-step.tsx'
import { QuorumStep } from './quorum-step.tsx'
import { RulesStep } from './rules-step.tsx'
import { TimelockStep } from './timelock-step.tsx'
import './dao-vote.css'

/** Module 5: a vote to win, a vote that is lost, the time between vote and payment, and rules to try out. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { quorum: QuorumStep, plan: PlanStep, timelock: TimelockStep, rules: RulesStep },
  stepOf: ({ step }) => step,
  beginning,
  next,
  forReal: text.forReal,
})
