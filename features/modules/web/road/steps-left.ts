import type { Mark, Step } from './road.ts'

/**
 * What is left of a road, what comes next first. Right after a step that is what follows it, and what was passed over
 * before it comes last; a quiz that is begun, or all that is left to do, comes before anything else. Nothing is left of a
 * road whose quiz is passed.
 */
export function stepsLeft(road: readonly Mark[], after?: Step): Mark[] {
  const now = road.findIndex(({ state }) => state === 'now')
  const at = road.findIndex(({ step }) => step === after)
  const isBegun = road[now]?.step === 'quiz'
  const first = isBegun || at < 0 ? now : at + 1
  const turned =
    now < 0 || road.at(-1)?.state === 'done' ? [] : [...road.slice(first), ...road.slice(0, first)]
  return turned.filter(({ step, state }) => state !== 'done' && step !== after)
}
