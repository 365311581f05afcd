import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signCertificate } from '#features/certificates/server/credentials/certificate-credential.ts'
import { certificatePrint } from '#features/certificates/server/pdf/stored-print.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { tenthQuizLength, writeTenModules } from '#workshop/testing/content/ten-modules.ts'

// A tenth module, in a sixth programme (decision 53).
const dir = mkdtempSync(join(tmpdir(), 'edutrain-ten-'))
beforeAll(() => writeTenModules(dir))
afterAll(() => rmSync(dir, { recursive: true }))

const startTenModules = () => createTestApp({ CONTENT_DIR: dir })

const complete = (app: TestApp, learner: TestCaller, modules: readonly number[]) =>
  Promise.all(modules.map((number) => playQuiz(app, learner.uid as LearnerId, number)))

describe('content with a tenth module', () => {
  it('has its programme, its lesson and its address for search engines, before pages are built for it too', async () => {
    const { app, anonymous } = await startTenModules()

    const { programmes } = (await anonymous.call('GET', '/api/programmes')).body
    expect(programmes).toHaveLength(6)
    expect(programmes.at(-1)).toEqual({
      id: 'night',
      title: 'Night EduTrain',
      modules: [{ number: 10, title: 'Working in Web3', station: 'Web3 jobs' }],
    })
    const { body: lesson } = await anonymous.call('GET', '/api/modules/10/lesson')
    expect(lesson).toMatchObject({ moduleNumber: 10, title: 'Working in Web3', languages: ['en'] })
    const pageOf = async (id: string) => (await app.inject({ url: `/lesson/${id}` })).body
    expect(await pageOf('10')).toContain('<div id="root">')
    expect(await pageOf('11')).toContain('Module 1 · ')
    expect((await app.inject({ url: '/sitemap.xml' })).body).toContain('/lesson/10?language=fr</loc>')
  })

  it('ends with it: there is no eleventh', async () => {
    const app = await startTenModules()
    const learner = await app.signUp()
    const refused = await Promise.all([
      learner.call('GET', '/api/modules/11/lesson'),
      learner.call('POST', '/api/modules/11/attempts', {}),
      learner.call('PUT', '/api/classes/11/attendance'),
      learner.call('POST', '/api/progress', { moduleNumber: 11 }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(refused[0]?.body.error).toEqual({
      code: 'invalid-input',
      message: 'must be a module number from 1 to 10',
      field: 'moduleNumber',
    })
  })

  it('completes it with the last question of its own, shorter quiz', async () => {
    const app = await startTenModules()
    const learner = await app.signUp()
    const { attempt } = (await learner.call('POST', '/api/modules/10/attempts', {})).body
    expect(attempt.questionCount).toBe(tenthQuizLength)

    for (const [index, { answer }] of (app.bank.get(10) ?? []).entries()) {
      expect((await learner.call('GET', '/api/progress')).body.progress.completedModules).toEqual([])
      const body = { position: index + 1, option: answer }
      await learner.call('POST', `/api/attempts/${attempt.id}/answers`, body)
    }

    expect((await learner.call('GET', '/api/progress')).body.progress.completedModules).toEqual([10])
    const again = { position: tenthQuizLength + 1, option: 'x' }
    expect((await learner.call('POST', `/api/attempts/${attempt.id}/answers`, again)).status).toBe(400)
  })

  it('issues a certificate for ten modules, and none for nine', async () => {
    const app = await startTenModules()
    const learner = await app.signUp()
    await learner.call('PUT', '/api/profile', { name: 'Ada' })
    await complete(app, learner, [1, 2, 3, 4, 5, 6, 7, 8, 9])
    const early = await learner.call('POST', '/api/certificate-request', {})
    expect(early.body.error.code).toBe('modules-missing')

    await learner.call('PUT', '/api/classes/10/attendance')
    await complete(app, learner, [10])
    expect((await learner.call('GET', '/api/progress')).body.progress).toMatchObject({
      completedCount: 10,
      classProgress: 10,
    })
    expect((await learner.call('POST', '/api/certificate-request', {})).body.created).toBe(true)

    const operator = await app.signUp()
    await makeOperator(app, operator)
    const body = { accountIds: [learner.uid] }
    const { outcomes } = (await operator.call('POST', '/api/operator/certificates/issue', body)).body
    expect(outcomes).toMatchObject([{ outcome: 'done' }])
    expect(await app.db.selectFrom('certificates').select('module_count').execute()).toEqual([
      { module_count: 10 },
    ])
    const { modules } = (await operator.call('GET', '/api/operator/overview')).body
    expect(modules.map(({ completed }: { completed: number }) => completed)).toEqual(Array(10).fill(1))
  })

  it('says ten on a certificate for ten, and nine on one that was issued for nine', async () => {
    const app = await startTenModules()
    const parts = { ...app, publicUrl: 'https://example.org', issuer: app.identity.issuer }
    for (const [moduleCount, inWords] of [
      [9, 'nine'],
      [10, 'ten'],
    ] as const) {
      const { uid } = await app.signUp()
      const certificate = await addTestCertificate(app.db, uid, { moduleCount, showsName: true })

      const { body } = await app.app.inject({ url: `/certificates/${certificate.id}` })
      expect(body).toContain(`who completed all ${inWords} modules`)
      const print = await certificatePrint(parts, certificate)
      expect(print.lines.flatMap(({ stations }) => stations)).toHaveLength(moduleCount)
      expect(await signCertificate(parts, certificate, 'json')).toContain(`${moduleCount} modules on`)
    }
  })

  it('shows a learner who completed a module that is gone what is left', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    await complete(app, learner, [1])
    await app.db
      .updateTable('completions')
      .set({ module_number: 10 })
      .where('account_id', '=', learner.uid)
      .execute()

    expect((await learner.call('GET', '/api/progress')).body.progress).toMatchObject({
      completedModules: [],
      latestModule: null,
    })
  })
})
