import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import {
  didJwtVc,
  joseAlone,
  registryUrl,
  schemaUrl,
  verifierCore,
} from '#workshop/testing/credentials/credential-verifiers.ts'
import { openBadgeRules } from '#workshop/testing/credentials/open-badge-rules.ts'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'
import { serveAsSite } from '#workshop/testing/processes/site-over-fetch.ts'
import { recordRevocation } from '../desk/revoke-certificate.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { rotateCredentialKeys } from './credential-keys.ts'

const publicUrl = 'https://edutrain.example'
const folder = new URL('../../../../workshop/testing/credentials/issued-before/', import.meta.url)
const png = readFileSync(new URL('badge.png', folder))

interface Issued {
  readonly certificate: Certificate
  readonly publicKeys: { id: string; private_jwk: string; created_at: number }[]
  readonly json: string
  readonly jwt: string
}

const issued: Issued = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8'))

/** The site with the keys and the certificate of that day, at the time of the verifiers. Of the keys it has the public half. */
async function reopen() {
  const app = await createTestApp({ PUBLIC_URL: publicUrl, ISSUER_NAME: 'Web3 for All' })
  app.clock.advance(Date.now() - app.clock())
  await app.db.insertInto('credential_keys').values(issued.publicKeys).execute()
  await rotateCredentialKeys(app)
  const { uid } = await app.signUp()
  const certificate = await addTestCertificate(app.db, uid, { ...issued.certificate, accountId: uid })
  await serveAsSite(app.app, publicUrl, {
    [registryUrl]: { registry: { 'did:web:edutrain.example': { name: 'EduTrain', url: publicUrl } } },
    [schemaUrl]: openBadgeRules,
  })
  return { app, certificate, send: (bytes: Buffer | string) => sendFile(app.app, bytes) }
}

describe('files that were downloaded before badges came and credentials named skills', () => {
  const files = [
    ['JSON', issued.json],
    ['JWT', issued.jwt],
    ['picture', png],
  ] as const
  let site: Awaited<ReturnType<typeof reopen>>
  beforeEach(async () => {
    site = await reopen()
  })

  it.each(files)('are valid at /verify, until the certificate is revoked: %s', async (_form, bytes) => {
    const { stamp, text } = await site.send(bytes)
    expect(stamp).toBe('Valid')
    expect(text).toContain('to \u2068Ελένη Π.\u2069 on March 3, 2026')

    await recordRevocation(site.app, testOperator, { certificateId: site.certificate.id, reason: 'x' })
    expect((await site.send(bytes)).stamp).toBe('Revoked')
  })

  it('are accepted by verifiers that are not ours', async () => {
    expect(await joseAlone(issued.jwt)).toBeUndefined()
    expect(await didJwtVc(issued.jwt)).toBeUndefined()
    expect(await verifierCore(issued.json)).toBeUndefined()
    expect(await verifierCore(readPngTexts(png)[0]?.text ?? '')).toBeUndefined()
  })
})
