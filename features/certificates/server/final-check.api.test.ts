import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { knowsMost, playAssessment } from '#workshop/testing/app/assessments.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'

const line = 'Final check: 16 of 18 right, first try, May 1, 2026.'
const signed = ['credential.json', 'credential.jwt', 'badge.png'] as const

/** A learner from the check before the journey to the one after it, whose certificate is issued and shown. */
async function travel() {
  const app = await createTestApp({ PUBLIC_URL: 'https://edutrain.example' })
  const [operator, learner] = [await app.signUp(), await app.signUp()]
  await makeOperator(app, operator)
  await learner.call('PUT', '/api/profile', { name: 'Ada Lovelace', walletAddress: '' })
  const id = learner.uid as LearnerId
  await playAssessment(app, id, 'before', () => 'unknown')
  for (let module = 1; module <= 9; module++) await playQuiz(app, id, module)
  await playAssessment(app, id, 'after', knowsMost)
  await learner.call('POST', '/api/certificate-request', {})
  await operator.call('POST', '/api/operator/certificates/issue', { accountIds: [learner.uid] })
  await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })
  const own = async () => (await learner.call('GET', '/api/certificate')).body.certificate
  const { id: number } = await own()
  const file = async (name: string) =>
    (await app.app.inject(`/api/certificates/${number}/${name}`)).rawPayload
  return {
    own,
    file,
    agree: (isResultShown: boolean) => learner.call('PUT', '/api/assessments/choices', { isResultShown }),
    page: async () => (await app.app.inject(`/certificates/${number}`)).body,
    pdf: async () => (await readPdf(await file('certificate.pdf'))).text,
    send: (bytes: Buffer) => sendFile(app.app, bytes),
  }
}

/** What a signed file says, whatever its form. */
function read(name: (typeof signed)[number], bytes: Buffer) {
  const text = name === 'badge.png' ? (readPngTexts(bytes)[0]?.text ?? '') : bytes.toString()
  const json = name === 'credential.jwt' ? Buffer.from(text.split('.')[1] ?? '', 'base64url') : text
  return JSON.parse(json.toString()).credentialSubject
}

it('a certificate has the result of the final check in all its forms while its learner agrees, and no longer', async () => {
  const { own, file, agree, page, pdf, send } = await travel()
  const results = () =>
    Promise.all(
      signed.map(async (name) =>
        read(name, await file(name)).result?.map(({ value }: { value: string }) => value),
      ),
    )
  const isSaid = async () => [
    (await own()).finalCheck,
    (await page()).includes(line),
    (await pdf()).includes(line),
  ]

  expect(await isSaid()).toEqual([null, false, false])
  expect(await results()).toEqual([undefined, undefined, undefined])

  await agree(true)
  expect(await isSaid()).toEqual([line, true, true])
  expect(await results()).toEqual(Array(3).fill(['16', '1', '2026-05-01']))
  const kept = await Promise.all([...signed, 'certificate.pdf'].map(file))

  await agree(false)
  expect(await isSaid()).toEqual([null, false, false])
  expect(await results()).toEqual([undefined, undefined, undefined])
  // What was given away before stays what was signed.
  for (const bytes of kept) expect((await send(bytes)).stamp).toBe('Valid')
})
