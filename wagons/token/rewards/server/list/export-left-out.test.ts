import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { collectRows } from '#workshop/testing/app/collect-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { exportLeftOut } from './export-reward-list.ts'

it('says of each learner with a certificate who is left out why, and writes down that it was asked for', async () => {
  const deps = await createTestDeps()
  await addTestClaim(deps.db, { id: 'on', verified: testAddress('1') })
  await addTestClaim(deps.db, { id: 'none' })
  await addTestClaim(deps.db, { id: 'gone', typed: testAddress('2') })
  await deps.db.updateTable('certificates').set({ revoked_at: 1 }).where('id', '=', 'gone').execute()

  const rows = await collectRows(await exportLeftOut(deps, testOperator))

  expect(rows).toEqual([
    { certificate_id: 'none', email: 'none@example.org', reason: 'no-address' },
    { certificate_id: 'gone', email: 'gone@example.org', reason: 'certificate-revoked' },
  ])
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { type: 'list-exported', detail: 'left-out' },
  ])
})
