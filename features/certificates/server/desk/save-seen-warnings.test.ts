import { expect, it } from 'vitest'
import { createOverview } from '#features/desk/server/get-overview.ts'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { issueCertificate } from './issue-certificate.ts'
import { listRequests } from './list-requests.ts'
import { saveSeenWarnings } from './save-seen-warnings.ts'

type Parts = Awaited<ReturnType<typeof createCertificateParts>>

const seenIn = async (parts: Parts) =>
  expectDone(await listRequests(parts, {})).requests.map(({ seen }) => seen)

it('ticks off the warnings that an operator has seen, says so in the audit log, and takes it back', async () => {
  const parts = await createCertificateParts()
  const { id: accountId } = await addRequest(parts)
  const seen = { accountId, name: 'Ada Lovelace' }

  await saveSeenWarnings(parts, testOperator, { ...seen, warnings: ['fast'] })
  expect(await seenIn(parts)).toEqual([['fast']])
  await saveSeenWarnings(parts, testOperator, { ...seen, warnings: [] })
  expect(await seenIn(parts)).toEqual([[]])

  expect((await listAuditEvents(parts.db)).events).toMatchObject([
    { type: 'certificate-warnings-unseen', subject: accountId, by: testOperator.email },
    { type: 'certificate-warnings-seen', subject: accountId, detail: 'fast', by: testOperator.email },
  ])
})

it('is not counted among those with a warning once all of them are ticked off', async () => {
  const parts = { ...(await createTestDeps()), ...(await createCertificateParts()) }
  const { id: accountId } = await addRequest(parts)
  const odd = async () => (await createOverview({ ...parts, reads: parts.db })('en')).certificates.odd
  expect(await odd()).toBe(1)

  await saveSeenWarnings(parts, testOperator, { accountId, name: 'Ada Lovelace', warnings: ['fast'] })
  expect(await odd()).toBe(1)
  const warnings = ['email-unverified', 'fast'] as const
  await saveSeenWarnings(parts, testOperator, { accountId, name: 'Ada Lovelace', warnings })
  expect(await odd()).toBe(0)
})

it('holds for the name that was seen alone', async () => {
  const parts = await createCertificateParts()
  const { id } = await addRequest(parts)
  await saveSeenWarnings(parts, testOperator, { accountId: id, name: 'Ada Lovelace', warnings: ['fast'] })
  await saveCertificateName(parts, id, '=1+1 Ada')
  expect(await seenIn(parts)).toEqual([[]])
})

it('is refused without a request, or once the certificate is issued', async () => {
  const parts = await createCertificateParts()
  const { id: accountId } = await addRequest(parts)
  const save = async (id: string) =>
    codeOf(await saveSeenWarnings(parts, testOperator, { accountId: id, name: 'Ada', warnings: ['fast'] }))
  expect(await save('unknown')).toBe('not-requested')
  await issueCertificate(parts, testOperator, accountId, 'Ada Lovelace')
  expect(await save(accountId)).toBe('already-issued')
})
