import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { sampleFilmFiles, writeContentWithFilms } from '#workshop/testing/content/sample-film.ts'

const progressOf = async (learner: {
  call(method: 'GET', url: string): Promise<{ body: { progress: object } }>
}) => (await learner.call('GET', '/api/progress')).body.progress

it('a film that was watched is known on every device, opens no quiz, and is of its learner alone (SX.46)', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp(), await app.signUp()]
  const { status, body } = await learner.call('PUT', '/api/modules/3/film-watched')
  expect(status).toBe(200)
  expect(body).toEqual({ moduleNumber: 3 })
  expect(await progressOf(learner)).toMatchObject({ filmModules: [3], attendedModules: [], classProgress: 0 })
  expect(await progressOf(other)).toMatchObject({ filmModules: [] })
})

it('is recorded once, at its first time, and is in what the learner downloads', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const first = app.clock()
  await learner.call('PUT', '/api/modules/2/film-watched')
  app.clock.advance(5_000)
  await learner.call('PUT', '/api/modules/2/film-watched')
  const { body } = await learner.call('GET', '/api/account/export')
  expect(body.films).toEqual([{ moduleNumber: 2, watchedAt: first }])
})

it('a module that has no film is refused, with nothing recorded', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-films-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeContentWithFilms(dir, sampleFilmFiles)
  const app = await createTestApp({ CONTENT_DIR: dir })
  const learner = await app.signUp()
  const { status, body } = await learner.call('PUT', '/api/modules/2/film-watched')
  expect(status).toBe(404)
  expect(body.error.code).toBe('no-film')
  expect(await progressOf(learner)).toMatchObject({ filmModules: [] })
})
