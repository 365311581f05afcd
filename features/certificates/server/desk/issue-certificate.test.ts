import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import {
  addFinisher,
  addRequest,
  createCertificateParts,
} from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getCertificateRequest, requestCertificate } from '../own/request-certificate.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { findCertificateOf } from '../records/certificate.store.ts'
import { issueCertificate } from './issue-certificate.ts'

describe('issuing a certificate', () => {
  it('makes it of what is stored, sets received, and is written down (S3.6)', async () => {
    const parts = await createCertificateParts()
    const learner = await addRequest(parts)

    expect(await issueCertificate(parts, testOperator, learner.id)).toBe('done')

    const certificate = await findCertificateOf(parts.db, learner.id)
    expect(certificate).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Ada Lovelace',
      issuedAt: parts.clock(),
      issuedBy: testOperator.email,
      revoked: null,
      statusIndex: expect.any(Number),
      showsName: false,
    })
    expect(await getCertificateRequest(parts.db, learner.id)).toEqual({
      email: learner.email,
      received: true,
    })
    expect((await listAuditEvents(parts.db)).events).toMatchObject([
      { by: testOperator.email, type: 'certificate-issued', subject: certificate?.id, email: learner.email },
    ])
  })

  it('happens once, and one certificate is all that there is afterwards', async () => {
    const parts = await createCertificateParts()
    const learner = await addRequest(parts)
    await issueCertificate(parts, testOperator, learner.id)

    expect(await issueCertificate(parts, testOperator, learner.id)).toBe('already-issued')
    expect(await parts.db.selectFrom('certificates').selectAll().execute()).toHaveLength(1)
    expect((await listAuditEvents(parts.db)).events).toHaveLength(1)
  })

  it.each(['Ελένη Παπαδοπούλου', 'محمد الخالدي', 'प्रियंका', 'አበበ ቢቂላ', '王小明', '김민수'])(
    'bears the name that the learner wished for, also %s',
    async (name) => {
      const parts = await createCertificateParts()
      const learner = await addRequest(parts)
      await saveCertificateName(parts, learner.id, name)

      await issueCertificate(parts, testOperator, learner.id)

      expect(await findCertificateOf(parts.db, learner.id)).toMatchObject({ name })
    },
  )

  it('is refused to a learner who has not asked, has no name, or one that cannot be printed', async () => {
    const parts = await createCertificateParts()
    const [silent, nameless] = [await addFinisher(parts), await addFinisher(parts)]
    await requestCertificate(parts, nameless)

    expect(await issueCertificate(parts, testOperator, silent.id)).toBe('not-requested')
    expect(await issueCertificate(parts, testOperator, 'unknown')).toBe('not-requested')
    expect(await issueCertificate(parts, testOperator, nameless.id)).toBe('name-missing')
    await saveProfile(parts, nameless, { name: 'Ada 🚂' })
    expect(await issueCertificate(parts, testOperator, nameless.id)).toBe('name-unprintable')
    expect(await parts.db.selectFrom('certificates').selectAll().execute()).toEqual([])
  })

  it('is refused where a module is missing, whatever the request says', async () => {
    const parts = await createCertificateParts()
    const learner = await createTestLearner(parts.db)
    await saveProfile(parts, learner, { name: 'Eve' })
    await parts.db
      .insertInto('certificate_requests')
      .values({ account_id: learner.id, email: learner.email, received: 0, requested_at: 0 })
      .execute()

    expect(await issueCertificate(parts, testOperator, learner.id)).toBe('modules-missing')
    expect(await getCertificateRequest(parts.db, learner.id)).toMatchObject({ received: false })
  })

  it('gives each its own place in the list of revoked ones, never one of an account that is gone', async () => {
    const parts = await createCertificateParts()
    const learners = [await addRequest(parts), await addRequest(parts), await addRequest(parts)]
    const [first, second, third] = learners
    for (const learner of [first, second]) await issueCertificate(parts, testOperator, learner?.id ?? '')
    await parts.db
      .deleteFrom('accounts')
      .where('id', '=', second?.id ?? '')
      .execute()

    await issueCertificate(parts, testOperator, third?.id ?? '')

    const places = await parts.db
      .selectFrom('credential_statuses')
      .selectAll()
      .orderBy('certificate_id')
      .execute()
    expect(new Set(places.map((row) => row.status_index)).size).toBe(3)
    expect(places.filter((row) => row.certificate_id === null)).toHaveLength(1)
  })
})
