import type { LearnerSort, LearnerStep } from '#features/desk/contract.ts'
import { stations } from '#features/modules/web/stations.ts'

/** Which learners are listed, and in which order, as the page's address has it. */
export interface LearnerChoice {
  readonly search?: string
  readonly step?: LearnerStep
  /** Of a step of a module alone, in digits. */
  readonly module?: string
  /** `2026-11-24`, in UTC. */
  readonly inactiveSince?: string
  readonly sort?: LearnerSort
}

export const wholeSteps = ['not-begun', 'finished', 'waiting'] as const satisfies readonly LearnerStep[]

export const moduleSteps = [
  'stopped-before',
  'in-quiz',
  'not-gone-on',
  'attended',
  'begun',
  'completed',
] as const satisfies readonly LearnerStep[]

export const sorts = ['latest', 'activity', 'name'] as const satisfies readonly LearnerSort[]

/** What is not a choice is left out; `get` is of an address or of a form. */
export function readChoice(get: (name: string) => string): LearnerChoice {
  const search = get('search').trim()
  const whole = wholeSteps.find((one) => one === get('step'))
  const ofModule = moduleSteps.find((one) => one === get('step'))
  const station = stations.find(({ number }) => String(number) === get('module'))
  const day = get('inactiveSince')
  const sort = sorts.find((one) => one === get('sort'))
  return {
    ...(search && { search }),
    ...(whole && { step: whole }),
    ...(ofModule && station && { step: ofModule, module: String(station.number) }),
    ...(isDay(day) && { inactiveSince: day }),
    ...(sort && sort !== 'latest' && { sort }),
  }
}

/** A day of the calendar, in the form of a field for days. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** `in-quiz 3`, as one option of a list. */
export const optionOf = ({ step, module }: LearnerChoice): string => [step, module].filter(Boolean).join(' ')
