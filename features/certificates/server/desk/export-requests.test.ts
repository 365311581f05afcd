import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { exportRequests } from './export-requests.ts'
import { issueCertificates } from './issue-certificate.ts'

it('gives a whole list with the times as people read them, and is written down', async () => {
  const parts = await createCertificateParts()
  const [learner] = [await addRequest(parts), await addRequest(parts)]
  await issueCertificates(parts, testOperator, { accountIds: [learner.id] })

  const rows = []
  for await (const row of await exportRequests(parts, testOperator, 'issued')) rows.push(row)

  expect(rows).toMatchObject([
    {
      account_id: learner.id,
      email: learner.email,
      name: 'Ada Lovelace',
      completed_modules: 9,
      requested_at: '2026-05-01T12:00:00.369Z',
      issued_at: '2026-05-01T12:00:00.369Z',
      certificate_id: expect.stringMatching(/^[\w-]{22}$/),
      revoked_at: null,
    },
  ])
  expect((await listAuditEvents(parts.db)).events).toContainEqual(
    expect.objectContaining({ type: 'list-exported', detail: 'certificate-requests: issued' }),
  )
})
