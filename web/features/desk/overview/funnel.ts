import type { Overview } from '#contract/desk.ts'

/** A step of the journey after which some did not take the next one. */
export interface Loss {
  /** After registering, in the quiz of a module, or between a completed module and the next quiz. */
  readonly after: 'registration' | 'begun' | 'completed'
  /** The module of the step; 0 for registration. */
  readonly moduleNumber: number
  /** How many took this step, and how many of them not the next. */
  readonly came: number
  readonly lost: number
}

/** Where learners stop, most of them first. Whoever goes another way than in order may make a step look like a gain. */
export function lossesOf({ learners, modules }: Pick<Overview, 'learners' | 'modules'>): Loss[] {
  const steps: Omit<Loss, 'lost'>[] = [
    { after: 'registration', moduleNumber: 0, came: learners },
    ...modules.flatMap(({ moduleNumber, begun, completed }) => [
      { after: 'begun' as const, moduleNumber, came: begun },
      { after: 'completed' as const, moduleNumber, came: completed },
    ]),
  ]
  return steps
    .slice(0, -1)
    .map((step, index) => ({ ...step, lost: step.came - (steps[index + 1]?.came ?? 0) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost)
}
