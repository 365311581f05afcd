import { expect, it } from 'vitest'
import { gapsOf, lossesOf, worstOf } from './funnel.ts'

const overview = {
  learners: 100,
  begunAny: 85,
  modules: [
    { moduleNumber: 1, attended: 90, begun: 80, completed: 75, notGoneOn: 30 },
    { moduleNumber: 2, attended: 60, begun: 45, completed: 45, notGoneOn: 0 },
    { moduleNumber: 3, attended: 10, begun: 60, completed: 40, notGoneOn: 0 },
  ],
}

it('names each step after which learners stopped, most of them first, and no other (SX.35)', () => {
  expect(lossesOf(overview)).toEqual([
    { after: 'completed', moduleNumber: 1, came: 75, lost: 30 },
    { after: 'begun', moduleNumber: 3, came: 60, lost: 20 },
    { after: 'registration', moduleNumber: 0, came: 100, lost: 15 },
    { after: 'begun', moduleNumber: 1, came: 80, lost: 5 },
  ])
})

it('has the loss before each station, also where a later module was done without the one before', () => {
  const gaps = gapsOf(overview)
  expect(gaps).toEqual([
    { moduleNumber: 1, completed: 75, came: 95, lost: 20 },
    { moduleNumber: 2, completed: 45, came: 75, lost: 30 },
    { moduleNumber: 3, completed: 40, came: 60, lost: 20 },
  ])
  expect(worstOf(gaps)?.moduleNumber).toBe(2)
  expect(worstOf([])).toBeUndefined()
})

it('has nothing to say without learners', () => {
  expect(lossesOf({ learners: 0, begunAny: 0, modules: [] })).toEqual([])
})
