import { describe, expect, it } from 'vitest'
import { longestSkill, mostSkills } from '#features/modules/server/skills.ts'
import type { Content } from '#platform/server/feature.ts'
import { knowsMost, showFinalResult } from '#workshop/testing/app/assessments.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { signCertificate } from './certificate-credential.ts'
import { longest } from './genuine-credential.ts'
import { hasOwnShape, ownProof } from './own-shape.ts'

const publicUrl = 'https://edutrain.example'

/** With all that an issuer may say of itself. */
async function sign(name: string, content: Partial<Content> = {}) {
  const picture = { bytes: new Uint8Array(), width: 192, height: 192 }
  const issuer = { ...testIssuer, email: 'post@edutrain.example', logo: picture }
  const signing = { ...(await createTestDeps()), ...content, publicUrl, issuer }
  const { id } = await createTestLearner(signing.db)
  await showFinalResult(signing, id, knowsMost)
  const certificate = await addTestCertificate(signing.db, id, { name })
  const { proof, ...credential } = JSON.parse(await signCertificate(signing, certificate, 'json'))
  return { credential, proof: proof[0] }
}

describe('the shape of a credential', () => {
  it.each(['Ada Lovelace', '_:o'])('is ours when we signed it, for %s', async (name) => {
    const { credential, proof } = await sign(name)

    expect(JSON.stringify(credential)).toContain('"image":{"id":"https://edutrain.example')
    expect(hasOwnShape(credential)).toBe(true)
    expect(ownProof.safeParse(proof).success).toBe(true)
  })

  it('is ours with all skills that a content folder may name, each as long as may be', async () => {
    const skill = { name: '界'.repeat(longestSkill), modules: [1] }
    const skills = Array.from({ length: mostSkills }, (_, index) => ({
      ...skill,
      code: `${index}`.padEnd(20, '.'),
    }))
    const taught = {
      framework: 'F'.repeat(60),
      level: 'L'.repeat(60),
      url: `https://a.example/${'u'.repeat(180)}`,
    }
    const { credential, proof } = await sign('n'.repeat(200), {
      skills: new Map([['en', { ...taught, skills }]]),
    })

    expect(credential.credentialSubject.achievement.alignment).toHaveLength(mostSkills)
    expect(hasOwnShape(credential)).toBe(true)
    expect(JSON.stringify({ ...credential, proof }).length * 1.4).toBeLessThan(longest)
  })

  it.each([
    ['as many types as fit', { type: ['VerifiableCredential', ...Array(1_900).fill('Image')] }],
    ['a type for each of many members', { credentialSubject: { type: Array(300).fill('Profile') } }],
    ['many empty values', { related: Array(300).fill(null) }],
    ['many objects', { credentialSubject: Array.from({ length: 85 }, () => ({})) }],
    ['a blank node', { credentialSubject: { id: '_:a' } }],
    ['a type that is a blank node', { type: ['VerifiableCredential', '_:a'] }],
    ['a keyword', { credentialSubject: { '@id': 'urn:x' } }],
  ])('is not ours with %s, which would be dear to read', async (_what, members) => {
    const { credential } = await sign('Ada Lovelace')

    expect(hasOwnShape({ ...credential, ...members })).toBe(false)
  })

  it('is not ours with a signature longer than one is, whose digits take their square to read', async () => {
    const { proof } = await sign('Ada Lovelace')

    expect(ownProof.safeParse({ ...proof, proofValue: 'z'.repeat(15_000) }).success).toBe(false)
  })
})
