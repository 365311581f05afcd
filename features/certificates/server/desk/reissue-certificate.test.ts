import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { exportFormerCertificates } from '../certificates.facade.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { requestCorrection } from '../own/request-correction.ts'
import { saveShownName } from '../own/save-certificate-name.ts'
import { certificatePage } from '../public/certificate-page.ts'
import { findAnyCertificate, findCertificateOf } from '../records/certificate.store.ts'
import { issueCertificate } from './issue-certificate.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { revokeCertificate } from './revoke-certificate.ts'

async function issueOne(env: NodeJS.ProcessEnv = {}) {
  const parts = await createCertificateParts(env)
  const learner = await addRequest(parts, { name: 'Ada Lovelac' })
  expect(await issueCertificate(parts, testOperator, learner.id)).toBe('done')
  const certificate = await findCertificateOf(parts.db, learner.id)
  if (!certificate) throw new Error('nothing was issued')
  parts.clock.advance(86_400_000)
  const reissue = (name = 'Ada Lovelace', certificateId = certificate.id) =>
    reissueCertificate(parts, testOperator, { certificateId, name })
  const pageOf = async (id: string) => {
    const found = await findAnyCertificate(parts.db, id)
    if (!found) throw new Error('there is no such certificate')
    return certificatePage(found, 'en', parts, { issuer: parts.issuer }).body
  }
  return { parts, learner, before: certificate, reissue, pageOf }
}

describe('a certificate that is issued anew', () => {
  it('has an id, a date and a place of its own, and takes over the wish for it', async () => {
    const { parts, learner, before, reissue } = await issueOne()
    await requestCorrection(parts, learner.id, 'Ada Lovelace')

    const { certificateId, mailed } = expectDone(await reissue())

    const after = await findCertificateOf(parts.db, learner.id)
    expect(after).toMatchObject({ id: certificateId, name: 'Ada Lovelace', issuedAt: parts.clock() })
    expect(after?.statusIndex).not.toBe(before.statusIndex)
    expect(mailed).toBe(true)
    const [message] = (await parts.outbox.messages()).slice(-1)
    expect(message).toMatchObject({ recipients: [learner.email], subject: 'Your new certificate' })
    expect(message?.text).toContain('Ada Lovelace')
    expect(await getCertificate(parts, learner)).toMatchObject({
      correction: null,
      certificate: { id: certificateId, showsName: false },
      history: [
        { kind: 'requested' },
        { kind: 'issued', detail: before.id },
        { kind: 'correction-requested', detail: 'Ada Lovelace' },
        { kind: 'reissued', detail: certificateId, at: parts.clock() },
        { kind: 'mailed' },
      ],
    })
  })

  it('revokes the credential of the one before, and is written down with both numbers', async () => {
    const { parts, before, reissue } = await issueOne()

    const { certificateId } = expectDone(await reissue())

    const entries = await parts.db.selectFrom('credential_statuses').selectAll().execute()
    expect(entries.find((row) => row.status_index === before.statusIndex)?.certificate_id).toBeNull()
    expect(entries.filter((row) => row.certificate_id === certificateId)).toHaveLength(1)
    expect((await listAuditEvents(parts.db)).events[0]).toMatchObject({
      type: 'certificate-reissued',
      subject: certificateId,
      detail: `${before.id} → ${certificateId}`,
    })
  })

  it('has the page of the one before say so, which leads to it only where its owner agrees', async () => {
    const { parts, learner, before, reissue, pageOf } = await issueOne()
    await saveShownName(parts.db, learner.id, { showsName: true })
    const { certificateId } = expectDone(await reissue())

    const hidden = await pageOf(before.id)
    expect(hidden).toContain('Replaced')
    expect(hidden).not.toMatch(/Ada|certificate\.pdf/)
    expect(hidden).not.toContain(certificateId)
    expect(await pageOf(certificateId)).not.toContain('Ada')

    await saveShownName(parts.db, learner.id, { showsName: true })
    expect(await pageOf(before.id)).toContain(`href="/certificates/${certificateId}"`)
    expect(await pageOf(before.id)).not.toContain('Ada')

    await revokeCertificate(parts, testOperator, { certificateId, reason: 'x' })
    expect(await pageOf(before.id)).not.toContain(certificateId)
  })

  it('is one, also when several operators ask for it at the same time', async () => {
    const { parts, learner, reissue } = await issueOne()

    const outcomes = await Promise.all([reissue('Ada A'), reissue('Ada B'), reissue('Ada C')])

    expect(outcomes.filter((outcome) => !(outcome instanceof Refusal))).toHaveLength(1)
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'already-replaced')).toHaveLength(2)
    expect(await parts.db.selectFrom('certificates').selectAll().execute()).toHaveLength(1)
    expect(await exportFormerCertificates(parts.db, learner.id)).toHaveLength(1)
  })

  it('may follow a revocation, after which the one before stays revoked', async () => {
    const { parts, learner, before, reissue, pageOf } = await issueOne()
    await revokeCertificate(parts, testOperator, { certificateId: before.id, reason: 'the wrong learner' })

    const { certificateId } = expectDone(await reissue('Ada Lovelac'))

    expect(await pageOf(before.id)).toContain('Revoked')
    expect(await pageOf(certificateId)).toContain('Valid')
    expect(await exportFormerCertificates(parts.db, learner.id)).toMatchObject([
      { id: before.id, outcome: 'revoked', revokeReason: 'the wrong learner' },
    ])
  })

  it('can be corrected again, and each of the earlier ones leads to the last', async () => {
    const { parts, learner, before, reissue, pageOf } = await issueOne()
    const second = expectDone(await reissue('Ada B')).certificateId
    parts.clock.advance(1)
    const third = expectDone(await reissue('Ada C', second)).certificateId
    await saveShownName(parts.db, learner.id, { showsName: true })

    expect(await pageOf(before.id)).toContain(`href="/certificates/${third}"`)
    expect(await pageOf(second)).toContain(`href="/certificates/${third}"`)
  })

  it('is refused for a name that cannot be printed, and for a number that none has', async () => {
    const { parts, before, reissue } = await issueOne()

    expect(codeOf(await reissue('Ada 🚂'))).toBe('name-unprintable')
    expect(codeOf(await reissue('Ada', 'x'.repeat(22)))).toBe('unknown-certificate')
    expect(await findAnyCertificate(parts.db, before.id)).toMatchObject({ name: 'Ada Lovelac' })
  })

  it('goes with its account, and so do the ones before', async () => {
    const { parts, learner, before, reissue } = await issueOne()
    await reissue()

    await parts.db.deleteFrom('accounts').where('id', '=', learner.id).execute()

    expect(await findAnyCertificate(parts.db, before.id)).toBeUndefined()
    expect(await parts.db.selectFrom('certificate_events').selectAll().execute()).toEqual([])
    const entries = await parts.db.selectFrom('credential_statuses').select('certificate_id').execute()
    expect(entries).toEqual([{ certificate_id: null }, { certificate_id: null }])
  })
})
