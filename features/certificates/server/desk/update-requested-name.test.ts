import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { issueCertificate } from './issue-certificate.ts'
import { updateRequestedName } from './update-requested-name.ts'

it('a name that an operator edits is what will be printed, and the learner is told in their language', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts, { name: 'ada lovelace', language: 'fr' })

  const input = { accountId: learner.id, name: 'Ada Lovelace' }
  expect(await updateRequestedName(parts, testOperator, input)).toEqual({
    name: 'Ada Lovelace',
    mailed: true,
  })

  expect(await getCertificate(parts, learner)).toMatchObject({
    request: { name: 'Ada Lovelace' },
    history: [{ kind: 'requested' }, { kind: 'name-edited', detail: 'Ada Lovelace' }, { kind: 'mailed' }],
  })
  const [message] = await parts.outbox.messages()
  expect(message?.subject).toBe('Le nom sur votre certificat')
  expect(message?.text).toContain('Ada Lovelace')
  expect((await listAuditEvents(parts.db)).events).toMatchObject([
    { type: 'certificate-name-edited', subject: learner.id },
  ])
})

it('the learner answers by changing the name again, and the operator who has not seen that issues nothing', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await updateRequestedName(parts, testOperator, { accountId: learner.id, name: 'Ada L.' })
  await saveCertificateName(parts, learner.id, 'Augusta Ada King')

  expect(await issueCertificate(parts, testOperator, learner.id, 'Ada L.')).toBe('name-changed')
  expect(await issueCertificate(parts, testOperator, learner.id, 'Augusta Ada King')).toBe('done')
})

it('a name is not edited where none was asked for, after the issue, or when it cannot be printed', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  const edit = async (accountId: string, name = 'Ada') =>
    codeOf(await updateRequestedName(parts, testOperator, { accountId, name }))

  expect(await edit('no-such-account')).toBe('not-requested')
  expect(await edit(learner.id, 'Ada 🚂')).toBe('name-unprintable')
  await issueCertificate(parts, testOperator, learner.id)
  expect(await edit(learner.id)).toBe('already-issued')
})
