import { expect, it } from 'vitest'
import {
  addFinisher,
  addRequest,
  createCertificateParts,
} from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { issueCertificates } from './issue-certificate.ts'

it('issues many at once, each on its own, and writes to those who got one, in their language', async () => {
  const parts = await createCertificateParts()
  const [ada, bob] = [await addRequest(parts), await addRequest(parts, { name: 'Bob', language: 'fr' })]
  const silent = await addFinisher(parts)

  const { outcomes } = await issueCertificates(parts, testOperator, {
    accountIds: [ada.id, silent.id, bob.id, ada.id],
  })

  expect(outcomes).toEqual([
    { accountId: ada.id, outcome: 'done', mailed: true },
    { accountId: silent.id, outcome: 'not-requested', mailed: false },
    { accountId: bob.id, outcome: 'done', mailed: true },
  ])
  const messages = await parts.outbox.messages()
  expect(messages.map(({ recipients, subject }) => [recipients[0], subject]).toSorted()).toEqual(
    [
      [ada.email, 'Your certificate is here'],
      [bob.email, 'Votre certificat est prêt'],
    ].toSorted(),
  )
})
