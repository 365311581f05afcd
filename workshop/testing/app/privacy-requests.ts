import { expect } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createTestApp, type TestApp, type TestCaller } from './app.ts'
import { makeOperator } from './make-operator.ts'

export const path = '/api/operator/privacy-requests'

/** An operator, and a learner whose requests these are. */
export async function prepare() {
  const app = await createTestApp()
  const [operator, learner] = [await app.signUp('boss@example.org'), await app.signUp('ada@example.org')]
  await makeOperator(app, operator)
  await learner.call('PUT', '/api/profile', { name: 'Ada Lovelace' })
  return { app, operator, learner }
}

/** As in 2026-05-01, some days ago. */
export const today = ({ clock }: TestApp, ago = 0) => new Date(clock() - ago * day).toISOString().slice(0, 10)

/** Returns the id of the new request. */
export async function add(operator: TestCaller, body: object): Promise<string> {
  const given = {
    person: 'ada@example.org',
    kind: 'delete',
    cameOn: '2026-05-01',
    note: 'By phone.',
    ...body,
  }
  const answer = await operator.call('POST', path, given)
  expect(answer.status).toBe(200)
  return answer.body.id
}

export const list = async (operator: TestCaller, which = 'open') =>
  (await operator.call('GET', `${path}?list=${which}`)).body.requests

/** What operators did, but for becoming one. */
export const acts = async ({ db }: TestApp) =>
  (await db.selectFrom('operator_acts').select(['act', 'subject', 'detail']).orderBy('id').execute()).filter(
    ({ act }) => act !== 'operator-added',
  )
