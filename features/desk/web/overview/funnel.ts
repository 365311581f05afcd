import type { Overview } from '#features/desk/contract.ts'

interface Loss {
  /** After registering, in the quiz of a module, or between a completed module and the next quiz. */
  readonly after: 'registration' | 'begun' | 'completed'
  /** The module of the step; 0 for registration. */
  readonly moduleNumber: number
  /** How many took this step, and how many of them not the next. */
  readonly came: number
  readonly lost: number
}

/** What lies before a station: how many have come to it, and how many of them went no further. */
export interface Gap {
  readonly moduleNumber: number
  readonly completed: number
  readonly came: number
  readonly lost: number
}

/** The line from station to station: lost are those who did not begin a module and those who did not complete it. */
export function gapsOf({
  learners,
  begunAny,
  modules,
}: Pick<Overview, 'learners' | 'begunAny' | 'modules'>): Gap[] {
  return modules.map(({ moduleNumber, begun, completed }, index) => {
    const notBegun = index === 0 ? learners - begunAny : (modules[index - 1]?.notGoneOn ?? 0)
    const lost = notBegun + begun - completed
    return { moduleNumber, completed, came: completed + lost, lost }
  })
}

/** The gap with the greatest loss; undefined where there is none. */
export const worstOf = (gaps: readonly Gap[]): Gap | undefined =>
  gaps.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost)[0]

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
