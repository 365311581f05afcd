import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { knowsMost, showFinalResult } from '#workshop/testing/app/assessments.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import {
  didJwtVc,
  joseAlone,
  registryUrl,
  schemaUrl,
  verifierCore,
} from '#workshop/testing/credentials/credential-verifiers.ts'
import { openBadgeRules } from '#workshop/testing/credentials/open-badge-rules.ts'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { serveAsSite } from '#workshop/testing/processes/site-over-fetch.ts'
import { recordRevocation } from '../desk/revoke-certificate.ts'
import { signCertificate } from './certificate-credential.ts'
import { rotateCredentialKeys } from './credential-keys.ts'
import { type CredentialForm, signCredential } from './sign-credential.ts'

let sites = 0

/** A public site, with a certificate whose owner agreed, also to its result, at the time of the verifiers. */
async function prepare() {
  // Each its own host: verifier-core remembers the keys of one.
  const host = `site-${++sites}.example`
  const publicUrl = `https://${host}`
  const app = await createTestApp({ PUBLIC_URL: publicUrl })
  app.clock.advance(Date.now() - app.clock())
  const { uid } = await app.signUp()
  await showFinalResult(app, uid, knowsMost)
  const certificate = await addTestCertificate(app.db, uid, {
    name: 'Ελένη',
    issuedAt: app.clock(),
    showsName: true,
  })
  await serveAsSite(app.app, publicUrl, {
    [registryUrl]: { registry: { [`did:web:${host}`]: { name: 'EduTrain', url: publicUrl } } },
    [schemaUrl]: openBadgeRules,
  })
  const file = async (name: string) =>
    Buffer.from(await (await fetch(`${publicUrl}/api/certificates/${certificate.id}/${name}`)).arrayBuffer())
  return { app, certificate, file, signing: { ...app, publicUrl, issuer: testIssuer } }
}

type Site = Awaited<ReturnType<typeof prepare>>

const readJwt = async ({ file }: Site) => (await file('credential.jwt')).toString()
const readJson = async ({ file }: Site) => (await file('credential.json')).toString()
const readBaked = async ({ file }: Site) => readPngTexts(await file('badge.png'))[0]?.text ?? ''

const tamperJson = (text: string) => text.replace('Ελένη', 'Helen')
const tamperJwt = (jwt: string) => {
  const [header, body = '', signature] = jwt.split('.')
  const forged = Buffer.from(tamperJson(Buffer.from(body, 'base64url').toString())).toString('base64url')
  return [header, forged, signature].join('.')
}

describe.each([
  {
    name: 'did-jwt-vc, of the JWT',
    verify: didJwtVc,
    read: readJwt,
    tamper: tamperJwt,
    form: 'jwt' as CredentialForm,
  },
  {
    name: 'jose, of the JWT',
    verify: joseAlone,
    read: readJwt,
    tamper: tamperJwt,
    form: 'jwt' as CredentialForm,
  },
  {
    name: 'verifier-core, of the JSON',
    verify: verifierCore,
    read: readJson,
    tamper: tamperJson,
    form: 'json' as CredentialForm,
  },
  {
    name: 'verifier-core, of the picture',
    verify: verifierCore,
    read: readBaked,
    tamper: tamperJson,
    form: 'json' as CredentialForm,
  },
])('a verifier that is not ours: $name', ({ verify, read, tamper, form }) => {
  it('accepts the badge of a learner as soon as it is issued', async () => {
    expect(await verify(await read(await prepare()))).toBeUndefined()
  })

  it('refuses it when one word of it was changed', async () => {
    const badge = await read(await prepare())
    const forged = tamper(badge)
    expect(forged).not.toBe(badge)

    expect(await verify(forged)).toMatch(/signature/i)
  })

  it('refuses it once an operator revoked the certificate', async () => {
    const site = await prepare()
    const badge = await read(site)

    await recordRevocation(site.app, testOperator, { certificateId: site.certificate.id, reason: 'x' })

    expect(await verify(badge)).toMatch(/^(revoked|revocation_status: false)$/)
  })

  it('refuses a credential of ours that has expired', async () => {
    const site = await prepare()
    const now = site.app.clock()
    const expired = await signAnew(site, form, { validFrom: now - 120_000, validUntil: now - 60_000 })

    expect(await verify(expired)).toMatch(/expir|"exp"/)
  })

  it('refuses a list of revoked credentials that is days old', async () => {
    const site = await prepare()
    const badge = await read(site)
    site.app.clock.advance(-3 * 86_400_000)

    expect(await verify(badge)).toMatch(/expired|status_list_expired|"exp"/)
  })

  it('accepts what an older key signed', async () => {
    const site = await prepare()
    const badge = await read(site)
    site.app.clock.advance(1)
    await rotateCredentialKeys(site.app)

    expect(await verify(badge)).toBeUndefined()
    expect(await verify(await read(site))).toBeUndefined()
  })
})

/** The credential of the certificate with other times, signed by the site. */
async function signAnew(
  { signing, certificate }: Site,
  form: CredentialForm,
  times: { readonly validFrom: number; readonly validUntil: number },
): Promise<string> {
  const { proof, ...credential } = JSON.parse(await signCertificate(signing, certificate, 'json'))
  const statusListCredential = credential.credentialStatus.statusListCredential as string
  const credentialStatus = {
    ...credential.credentialStatus,
    statusListCredential: form === 'jwt' ? statusListCredential.replace('.json', '') : statusListCredential,
  }
  return signCredential(signing, { ...credential, ...times, credentialStatus }, form)
}
