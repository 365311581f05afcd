import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { getOwnFile, getPublicFile } from './get-certificate-file.ts'

const write = async ({ id }: Certificate) => `file of ${id}`
const revoked = { at: 1, reason: 'x' }

async function prepare(certificate?: Partial<Certificate>) {
  const { db } = await createTestDeps()
  const learner = await createTestLearner(db)
  if (certificate) await addTestCertificate(db, learner.id, { id: 'c1', ...certificate })
  return {
    own: await getOwnFile(db, learner.id, write),
    shown: await getPublicFile(db, 'c1', write),
  }
}

describe('a file of a certificate', () => {
  it('is for its owner as long as it is valid, whether or not its page shows the name', async () => {
    expect((await prepare({})).own).toBe('file of c1')
    expect((await prepare({ showsName: true })).own).toBe('file of c1')
    expect(codeOf((await prepare({ revoked })).own)).toBe('revoked')
    expect(codeOf((await prepare()).own)).toBe('not-issued')
  })

  it('is public as long as it is valid and its owner agreed', async () => {
    expect((await prepare({ showsName: true })).shown).toBe('file of c1')
    for (const one of [{}, { showsName: true, revoked }, undefined])
      expect(codeOf((await prepare(one)).shown)).toBe('not-found')
  })
})
