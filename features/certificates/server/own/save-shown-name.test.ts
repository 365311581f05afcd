import { expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { findCertificate } from '../records/certificate.store.ts'
import { saveShownName } from './save-certificate-name.ts'

it('is given and taken back for the own certificate alone', async () => {
  const { db } = await createTestDeps()
  const [learner, other] = [await createTestLearner(db), await createTestLearner(db)]
  const [{ id }, { id: othersId }] = [
    await addTestCertificate(db, learner.id),
    await addTestCertificate(db, other.id),
  ]
  const shown = async (certificate: string) => (await findCertificate(db, certificate))?.showsName

  await saveShownName(db, learner.id, { showsName: true })
  expect([await shown(id), await shown(othersId)]).toEqual([true, false])
  await saveShownName(db, learner.id, { showsName: false })
  expect(await shown(id)).toBe(false)
})

it('needs a certificate', async () => {
  const { db } = await createTestDeps()
  expect(codeOf(await saveShownName(db, (await createTestLearner(db)).id, { showsName: true }))).toBe(
    'not-issued',
  )
})
