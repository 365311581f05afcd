import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { issueCertificates } from './issue-certificate.ts'
import { resendEmails } from './resend-emails.ts'
import { revokeCertificate } from './revoke-certificate.ts'

it('sends the e-mail again, to the e-mail that the account has by now, and is written down', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await issueCertificates(parts, testOperator, { accountIds: [learner.id] })
  await parts.db.updateTable('accounts').set({ email: 'new@example.org' }).execute()
  parts.clock.advance(1)

  const { outcomes } = await resendEmails(parts, testOperator, [learner.id])

  expect(outcomes).toEqual([{ accountId: learner.id, outcome: 'done', mailed: true }])
  const messages = await parts.outbox.messages()
  expect(messages.map(({ recipients }) => recipients[0])).toEqual([learner.email, 'new@example.org'])
  expect((await listAuditEvents(parts.db)).events[0]).toMatchObject({ type: 'certificate-sent-again' })
})

it('has nothing to say while a request waits, and says again that a certificate was revoked', async () => {
  const parts = await createCertificateParts()
  const [waiting, learner] = [await addRequest(parts), await addRequest(parts)]
  await issueCertificates(parts, testOperator, { accountIds: [learner.id] })
  const { id: certificateId } = await parts.db
    .selectFrom('certificates')
    .select('id')
    .executeTakeFirstOrThrow()
  await revokeCertificate(parts, testOperator, { certificateId, reason: 'a mistake' })

  const { outcomes } = await resendEmails(parts, testOperator, [waiting.id, learner.id, 'unknown'])

  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['nothing-to-say', 'done', 'not-requested'])
  expect((await parts.outbox.messages()).filter(({ text }) => text?.includes('a mistake'))).toHaveLength(2)
})
