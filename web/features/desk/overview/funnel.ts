import type { Overview } from '#contract/desk.ts'

interface Loss {
  /** After registering, in the quiz of a module, or between a completed module and the next quiz. */
  readonly after: 'registration' | 'begun' | 'completed'
  /** The module of the step; 0 for registration. */
  readonly moduleNumber: number
  /** How many took this step, and how many of them not the next. */
  readonly came: number
  readonly lost: number
}

/** Where learners stop, most of them first; counted whatever the order in which they took the modules. */
export function lossesOf({
  learners,
  begunAny,
  modules,
}: Pick<Overview, 'learners' | 'begunAny' | 'modules'>): Loss[] {
  const steps: Loss[] = [
    { after: 'registration', moduleNumber: 0, came: learners, lost: learners - begunAny },
    ...modules.flatMap(({ moduleNumber, begun, completed, notGoneOn }): Loss[] => [
      { after: 'begun', moduleNumber, came: begun, lost: begun - completed },
      { after: 'completed', moduleNumber, came: completed, lost: notGoneOn },
    ]),
  ]
  return steps.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost)
}
