import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { collectRows } from '#workshop/testing/app/collect-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { submitReward } from '../submit-reward.ts'
import { exportSubmissions } from './export-submissions.ts'

it('has every submission once, the latest first, and is written down', async () => {
  const deps = await createTestDeps()
  for (let number = 0; number < 501; number++) {
    deps.clock.advance(1)
    await submitReward(deps, { email: `p${number}@example.org` })
  }

  const rows = await collectRows(await exportSubmissions(deps, testOperator))

  expect(rows).toHaveLength(501)
  expect(rows[0]).toEqual({
    id: expect.any(String),
    submitted_at: new Date(deps.clock()).toISOString(),
    email: 'p500@example.org',
    email_confirmed: 'no',
    address: '',
    address_state: 'none',
    address_owner: 'none',
    other_emails: 0,
    other_addresses: 0,
    certificate_id: null,
  })
  expect(rows.at(-1)?.email).toBe('p0@example.org')
  const { events } = await listAuditEvents(deps.db)
  expect(events).toMatchObject([
    { by: 'operator@example.org', type: 'list-exported', detail: 'reward-submissions' },
  ])
})
