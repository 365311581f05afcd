import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

it('each module has its class, module 9 one without a link (S4.24)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { body } = await learner.call('GET', '/api/classes')

  expect(body.classes.map((one: { moduleNumber: number }) => one.moduleNumber)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  expect(body.classes[8]).toEqual({ moduleNumber: 9, link: '' })
})

it('attendance is recorded once and moves the class progress (S4.29, S7.14)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  for (const number of [1, 1, 9]) await learner.call('PUT', `/api/classes/${number}/attendance`)

  const { body } = await learner.call('GET', '/api/progress')
  expect(body.progress).toMatchObject({ attendedModules: [1, 9], classProgress: 1, completedCount: 0 })
})

it('a lesson that was read opens the quiz as attendance does, and is told from it (S4.29)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  for (const number of [2, 1, 1]) await learner.call('PUT', `/api/classes/${number}/lesson-read`)
  await learner.call('PUT', '/api/classes/2/attendance')

  const { body } = await learner.call('GET', '/api/progress')
  expect(body.progress).toMatchObject({ attendedModules: [1, 2], lessonModules: [1], classProgress: 2 })
})

it('a space names the modules taught in it', async () => {
  const { anonymous } = await createTestApp()

  const { body } = await anonymous.call('GET', '/api/spaces/aurora')

  expect(body.modules.map(({ number }: { number: number }) => number)).toEqual([1, 2])
})

it.each(['nowhere', '__proto__', '%00', 'a'.repeat(64)])('space %s is unknown', async (space) => {
  const { anonymous } = await createTestApp()

  const { status, body } = await anonymous.call('GET', `/api/spaces/${space}`)

  expect(status).toBe(404)
  expect(body.error.code).toBe('unknown-space')
})

describe('what an operator announces of a class', () => {
  const announcement = {
    link: 'https://spaces.example.org/hall',
    nextClassAt: Date.UTC(2026, 4, 2, 16),
    timeZone: 'Europe/Paris',
    notes: [{ language: 'en', note: 'Bring a question' }],
  }

  async function prepare() {
    const app = await createTestApp()
    const [operator, learner] = [await app.signUp(), await app.signUp()]
    await makeOperator(app, operator)
    const save = (number: number, change: object = {}) =>
      operator.call('PUT', `/api/operator/classes/${number}`, { ...announcement, ...change })
    const { classes: usual } = (await learner.call('GET', '/api/classes')).body
    return { app, operator, learner, save, usual }
  }

  it('is what learners see from then on, of that module alone, and comes back to the form', async () => {
    const { operator, learner, save, usual } = await prepare()
    expect((await save(2)).status).toBe(200)

    const { classes } = (await learner.call('GET', '/api/classes')).body
    const { link, nextClassAt } = announcement
    expect(classes[1]).toEqual({ moduleNumber: 2, link, nextClassAt, note: 'Bring a question' })
    expect(classes[0]).toEqual(usual[0])
    const form = (await operator.call('GET', '/api/operator/classes')).body.classes
    expect(form[1]).toEqual({ moduleNumber: 2, usualLink: usual[1].link, ...announcement })
    expect(form[8]).toMatchObject({ moduleNumber: 9, usualLink: '', link: '', nextClassAt: null, notes: [] })
  })

  it('is on the public page of its space too', async () => {
    const { app, save } = await prepare()
    await save(2)
    const { modules } = (await app.anonymous.call('GET', '/api/spaces/aurora')).body
    expect(modules[1]).toMatchObject({
      number: 2,
      nextClassAt: announcement.nextClassAt,
      note: 'Bring a question',
    })
    expect(modules[0]).not.toHaveProperty('nextClassAt')
  })

  it('falls back to the content when the link is emptied (SX.40)', async () => {
    const { learner, save, usual } = await prepare()
    await save(2)
    await save(2, { link: '', nextClassAt: null, notes: [] })
    const { classes } = (await learner.call('GET', '/api/classes')).body
    expect(classes).toEqual(usual)
  })

  it('may give module 9 a link', async () => {
    const { learner, save } = await prepare()
    await save(9)
    expect((await learner.call('GET', '/api/classes')).body.classes[8].link).toBe(announcement.link)
  })

  it.each([
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'ftp://example.org' }],
    ['link', { link: 'example.org' }],
    ['nextClassAt', { nextClassAt: -1 }],
    ['nextClassAt', { nextClassAt: 9e15 }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['notes.0.note', { notes: [{ language: 'en', note: 'x'.repeat(301) }] }],
    ['notes.0.language', { notes: [{ language: 'tlh', note: 'x' }] }],
  ])('is refused for its %s when it is %j, and changes nothing', async (field, change) => {
    const { operator, save } = await prepare()
    const { status, body } = await save(1, change)
    expect([status, body.error]).toMatchObject([400, { code: 'invalid-input', field }])
    expect((await operator.call('GET', '/api/operator/classes')).body.classes[0].link).toBe('')
  })
})
