import { mayBeGuest, useStoredSession } from '#features/identity/web/session.ts'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { noProgress, useKeptProgress, withNumbers } from '../state/get-progress.ts'
import { useWaitingSteps, type WaitingStep } from '../state/waiting-steps.ts'
import { withFilms, withLessons, withPractice } from '../state/with-steps.ts'
import { type Mark, roadOf, type Step, siteOf } from './road.ts'
import { stepsLeft } from './steps-left.ts'

/** The road of a module as far as this device knows, for pages that ask for no progress. */
export function useRoad(moduleNumber: number): Mark[] {
  const kept = useKeptProgress(true)?.value ?? noProgress
  const lessons = useSteps('lessonsRead', 'lessonsSent')
  const films = useSteps('filmsWatched', 'filmsSent')
  const practised = useOwnNumbers('practised') ?? []
  const completed = useOwnNumbers('modulesDrawn') ?? []
  const known = { ...kept, completedModules: withNumbers(kept.completedModules, completed) }
  const progress = withPractice(withFilms(withLessons(known, lessons), films), practised)
  return roadOf(progress, moduleNumber, siteOf(moduleNumber))
}

/** What was read or watched on this device, whether the server knows of it or not. */
const useSteps = (waiting: WaitingStep, sent: 'lessonsSent' | 'filmsSent'): number[] =>
  withNumbers(useWaitingSteps(waiting), useOwnNumbers(sent) ?? [])

/** Whether the quiz can be taken from here: it asks a visitor for an account. */
export function useMayTakeQuiz(moduleNumber: number): boolean {
  return useStoredSession() || mayBeGuest(paths.module(moduleNumber))
}

/** What to do right after a step: the first, and what else there is. */
export function useStepsLeft(moduleNumber: number, after: Step): Mark[] {
  const left = stepsLeft(useRoad(moduleNumber), after)
  const rest = left.filter(({ step }) => step !== 'quiz')
  return useMayTakeQuiz(moduleNumber) || rest.length === 0 ? left : rest
}
