import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { addTestClass } from '#wagons/classroom/testing/class-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getClassroom } from './get-classroom.ts'
import { leaseTime, takeLease } from './records/lease.store.ts'
import { putSeat } from './records/seat.store.ts'

const { classroom: settings } = readConfig({ CLASS_SEATS: '7' })

it('counts learners of the process that has the room, and none once its lease has lapsed', async () => {
  const deps = await createTestDeps()
  const own = { process: 'a', holder: 'one' }
  const seat = { moduleNumber: 1, nicknameKey: 'x', admittedAt: 0 }
  await takeLease(deps.db, 1, own, deps.clock())
  for (const [holder, isHost] of [
    ['one', false],
    ['one', true],
    ['an earlier one', false],
  ] as const) {
    const { id: accountId } = await createTestLearner(deps.db)
    await putSeat(deps.db, { ...seat, accountId, holder, isHost })
  }
  const here = async () => (await getClassroom({ ...deps, settings }, 1)).classroom

  expect(await here()).toEqual({ moduleNumber: 1, mode: 'any-time', here: 1, seats: 7 })
  deps.clock.advance(leaseTime)
  expect((await here()).here).toBe(0)
})

it('is hosted until the host has been away for three minutes', async () => {
  const deps = await createTestDeps()
  await addTestClass(deps, (await createTestLearner(deps.db)).id)
  const mode = async () => (await getClassroom({ ...deps, settings }, 2)).classroom.mode

  expect(await mode()).toBe('hosted')
  deps.clock.advance(3 * 60_000 + 1)
  expect(await mode()).toBe('any-time')
})
