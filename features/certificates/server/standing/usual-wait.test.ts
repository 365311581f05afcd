import { expect, it } from 'vitest'
import { hour } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { createUsualHours } from './usual-wait.ts'

/** Certificates, each issued so many hours after its request, the first one first. */
async function addWaits(db: Db, waits: readonly number[], issuedBy = 'operator@example.org') {
  for (const [index, hours] of waits.entries()) {
    const { id, email } = await createTestLearner(db)
    const issuedAt = (1000 + index) * hour
    const requested_at = issuedAt - hours * hour
    await db
      .insertInto('certificate_requests')
      .values({ account_id: id, email, received: 1, requested_at })
      .execute()
    await addTestCertificate(db, id, { issuedAt, issuedBy })
  }
}

it('learners are told the middle of the last fifty times that people took, in begun hours', async () => {
  const deps = await createTestDeps()
  await addWaits(deps.db, [...Array(10).fill(40), ...Array(26).fill(2.5), ...Array(24).fill(30)])

  expect(await createUsualHours(deps)()).toBe(3)
})

it.each([
  ['of fewer than five', [1, 1, 1, 1], 'operator@example.org'],
  ['of days', [1, 1, 60, 60, 60], 'operator@example.org'],
  ['of the rule', [1, 1, 1, 1, 1], 'CERTIFICATES=by-rule'],
])('learners are told no hours %s', async (_of, waits, issuedBy) => {
  const deps = await createTestDeps()
  await addWaits(deps.db, waits, issuedBy)

  expect(await createUsualHours(deps)()).toBeUndefined()
})

it('the hours are read once in ten minutes', async () => {
  const deps = await createTestDeps()
  const usualHours = createUsualHours(deps)
  expect(await usualHours()).toBeUndefined()
  await addWaits(deps.db, [1, 1, 1, 1, 1])
  expect(await usualHours()).toBeUndefined()
  deps.clock.advance(hour)

  expect(await usualHours()).toBe(1)
})
