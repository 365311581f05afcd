import { describe, expect, it } from 'vitest'
import { features } from '#app/server/features.ts'
import { attendClass } from '#features/classes/server/attend-class.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'

const signUpUrl = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'

async function playAsGuest(app: TestApp) {
  const { body } = await app.anonymous.call('POST', signUpUrl, { returnSecureToken: true })
  return { id: body.localId as LearnerId, idToken: body.idToken as string }
}

async function prepare() {
  const app = await createTestApp()
  const learner = await app.signUp()
  const guest = await playAsGuest(app)
  const adopt = (idToken = guest.idToken) => learner.call('POST', '/api/guest/adopt', { idToken })
  const progress = async () => (await learner.call('GET', '/api/progress')).body.progress
  const attempts = () =>
    app.db
      .selectFrom('attempts')
      .select(['account_id', 'module_number', 'answered', 'begun_at'])
      .orderBy('module_number')
      .orderBy('answered', 'desc')
      .execute()
  return { app, learner, id: learner.uid as LearnerId, guest, adopt, progress, attempts }
}

describe('what a guest has done', () => {
  it('goes over to the account, and the guest is removed', async () => {
    const { app, id, guest, adopt, progress, attempts } = await prepare()
    await playQuiz(app, guest.id, 1)
    await playQuiz(app, guest.id, 2, 4)
    await attendClass(app, guest.id, 1)

    expect((await adopt()).status).toBe(200)

    expect(await progress()).toMatchObject({
      completedModules: [1],
      attendedModules: [1],
      openQuizzes: [{ moduleNumber: 2, position: 5 }],
    })
    expect((await attempts()).map(({ account_id }) => account_id)).toEqual([id, id])
    const left = await app.db.selectFrom('accounts').select('id').where('id', '=', guest.id).execute()
    expect(left).toEqual([])
  })

  it.each([
    ['the guest’s, which is further', 3, 7, 7],
    ['the account’s, which is further', 7, 3, 7],
    ['the account’s, which is as far', 3, 3, 3],
  ])('leaves of two unfinished quizzes of a module %s', async (_which, own, theirs, left) => {
    const { app, id, guest, adopt, attempts } = await prepare()
    await playQuiz(app, id, 1, own)
    await playQuiz(app, guest.id, 1, theirs)

    await adopt()

    expect(await attempts()).toEqual([
      { account_id: id, module_number: 1, answered: left, begun_at: expect.any(Number) },
    ])
  })

  it('undoes nothing that the account has, and counts no module twice', async () => {
    const { app, id, guest, adopt, progress, attempts } = await prepare()
    await playQuiz(app, id, 1)
    await playQuiz(app, id, 2, 3)
    const before = await app.db.selectFrom('completions').selectAll().execute()
    app.clock.advance(1000)
    for (const module of [1, 2]) await playQuiz(app, guest.id, module)
    await playQuiz(app, guest.id, 1, 2)

    await adopt()

    expect((await progress()).completedModules).toEqual([1, 2])
    const [first] = await app.db.selectFrom('completions').selectAll().orderBy('module_number').execute()
    expect(first).toEqual(before[0])
    const begun = (await attempts()).filter(({ begun_at }) => begun_at !== null)
    expect(begun).toMatchObject([
      { account_id: id, module_number: 1, answered: 10 },
      { account_id: id, module_number: 2, answered: 3 },
    ])
    expect((await attempts()).map(({ answered }) => answered)).toEqual([10, 10, 10, 3])
  })

  it('goes over once, however often it is asked for', async () => {
    const { app, guest, adopt, progress } = await prepare()
    await playQuiz(app, guest.id, 1)

    const both = await Promise.all([adopt(), adopt()])
    const third = await adopt()

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(third.body.error.code).toBe('unknown-guest')
    expect((await progress()).completedModules).toEqual([1])
  })

  it('stays with the guest whose token it is not, or who has registered since', async () => {
    const { app, learner, guest, adopt, progress } = await prepare()
    await playQuiz(app, guest.id, 1)
    const other = await app.signUp()
    const idToken = async () => {
      const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
      const account = { email: other.email, password: 'six or more', returnSecureToken: true }
      return (await app.anonymous.call('POST', url, account)).body.idToken
    }

    expect((await adopt('x')).status).toBe(404)
    expect((await adopt(await idToken())).status).toBe(404)
    const account = { idToken: guest.idToken, email: 'ada@example.org', password: 'six or more' }
    expect((await app.anonymous.call('POST', signUpUrl, account)).body.localId).toBe(guest.id)
    expect((await adopt()).status).toBe(404)

    expect((await progress()).completedModules).toEqual([])
    expect(learner.uid).not.toBe(guest.id)
  })

  it('is moved by each feature that keeps what learners do', () => {
    const notOfGuests = [
      'identity',
      'operators',
      'assessments',
      'certificates',
      'privacy-requests',
      'classroom',
      'token',
    ]
    const keeping = features.filter(({ usedTables = [] }) => usedTables.length > 0)
    const moving = features.filter(({ adopt }) => adopt)
    expect(keeping.map(({ name }) => name).filter((name) => !notOfGuests.includes(name))).toEqual(
      moving.map(({ name }) => name),
    )
  })
})
