import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { readTestIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { signCertificate } from '../credentials/certificate-credential.ts'
import { issueCertificate } from '../desk/issue-certificate.ts'
import { reissueCertificate } from '../desk/reissue-certificate.ts'
import { certificatePrint } from '../pdf/stored-print.ts'
import { certificatePage } from '../public/certificate-page.ts'
import { findAnyCertificate, findCertificateOf, setShownName } from './certificate.store.ts'
import { issuerOnDay } from './certificate-issuer.store.ts'

const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-issuer-'))
  writeFileSync(join(dir, 'logo.png'), createCanvas(8, 4).toBuffer('image/png'))
  return dir
}

const before = readTestIssuer(
  {
    ISSUER_NAME: 'Old Name',
    ISSUER_EMAIL: 'old@example.org',
    ISSUER_LOGO: 'logo.png',
    ISSUER_SIGNATORY: 'Ada Lovelace',
    ISSUER_SIGNATORY_TITLE: 'Director',
    ISSUER_SIGNATURE: 'logo.png',
  },
  folder(),
)
const after = readTestIssuer({
  ISSUER_NAME: 'New Name',
  ISSUER_EMAIL: 'new@example.org',
  ISSUER_SIGNATORY: 'Grace Hopper',
})

async function prepare() {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await issueCertificate({ ...parts, issuer: before }, testOperator, learner.id)
  await setShownName(parts.db, learner.id, { showsName: true })
  const find = async () => {
    const certificate = await findCertificateOf(parts.db, learner.id)
    if (!certificate) throw new Error('nothing was issued')
    return certificate
  }
  return { parts: { ...parts, issuer: after }, find }
}

describe('the issuer of a certificate', () => {
  it('stays the one of the day of the issue on the PDF, with the signatory of that day', async () => {
    const { parts, find } = await prepare()

    const print = await certificatePrint(parts, await find())

    expect(print.issuer).toMatchObject({
      name: 'Old Name',
      logo: { width: 8, height: 4 },
      signatory: { name: 'Ada Lovelace', title: 'Director', signature: { width: 8 } },
    })
    const { text } = await readPdf(await parts.printer.print(print))
    for (const part of ['Old Name', 'Ada Lovelace', 'Director']) expect(text).toContain(part)
    expect(text).not.toMatch(/New Name|Grace Hopper/)
  })

  it('stays so in the badge and on the page, whose questions go to the one of today', async () => {
    const { parts, find } = await prepare()
    const certificate = await find()

    const badge = decodeJwt<{ issuer: object }>(await signCertificate(parts, certificate, 'jwt'))
    const logo = `/issuer/${certificate.issuerId}.png`
    expect(badge.issuer).toMatchObject({
      name: 'Old Name',
      email: 'new@example.org',
      image: { id: `${parts.publicUrl}${logo}` },
    })

    const issuer = await issuerOnDay(parts, certificate)
    const { head, body } = certificatePage(certificate, 'en', parts, { issuer })
    expect(head).toContain('<title>Old Name certificate</title>')
    expect(body).toContain(`src="${logo}"`)
    expect(body).toMatch(/Questions about this certificate:.*New Name.*mailto:new@example\.org/)
    expect(body).not.toContain('old@example.org')
  })

  it('is kept of a certificate that was replaced; the new one has the one of its own day', async () => {
    const { parts, find } = await prepare()
    const old = await find()
    await reissueCertificate(parts, testOperator, { certificateId: old.id, name: 'Ada Byron' })

    const former = await findAnyCertificate(parts.db, old.id)
    expect(former && (await issuerOnDay(parts, former)).name).toBe('Old Name')
    expect((await issuerOnDay(parts, await find())).name).toBe('New Name')
  })

  it('is that of the settings for a certificate from before issuers were stored', async () => {
    const { parts } = await prepare()
    const { id } = await createTestLearner(parts.db)
    const certificate = await addTestCertificate(parts.db, id)

    expect(await issuerOnDay(parts, certificate)).toBe(after)
  })

  it('is stored once, however many certificates it issues', async () => {
    const { parts } = await prepare()
    for (const issuer of [before, after, before])
      await issueCertificate({ ...parts, issuer }, testOperator, (await addRequest(parts)).id)

    const rows = await parts.db.selectFrom('certificate_issuers').select('name').execute()
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['New Name', 'Old Name'])
  })
})
