import { describe, expect, it } from 'vitest'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import { createTestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { growFirst } from '#workshop/testing/content/grown-programme.ts'
import { listOwnBadges } from './list-own-badges.ts'

const signUpUrl = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'

const site = { publicUrl: 'https://edutrain.example', issuer: testIssuer }

async function prepare(modules: readonly number[], name = 'Ada Lovelace') {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  if (name !== '') await saveProfile(deps, learner, { name, walletAddress: '' })
  for (const moduleNumber of modules) await playQuiz(deps, learner.id, moduleNumber)
  const parts = { ...deps, ...site }
  return { parts, learner, list: () => listOwnBadges(parts, learner) }
}

describe('a badge', () => {
  it('is issued when all modules of its programme are done, dated on the day of its last module, and stays the same (SX.54)', async () => {
    const { parts, list } = await prepare([1, 2])
    const now = parts.clock()
    parts.clock.advance(30 * day)

    const { badges, name } = await list()
    expect(badges).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        programmeId: 'mindset-reset',
        title: 'Mindset Reset',
        modules: [1],
        name: 'Ada Lovelace',
        issuedAt: now,
        season: 'dawn',
        showsName: false,
        confirmsName: true,
        isHidden: false,
        url: `https://edutrain.example/badges/${badges[0]?.id}`,
        linkedIn: expect.stringContaining('name=Web3+basics%3A+Mindset+Reset'),
      },
    ])
    expect(name).toBe('Ada Lovelace')
    parts.clock.advance(1)
    expect((await list()).badges).toEqual(badges)
  })

  it('is issued in whatever order the modules were done, five of them in all (SX.54)', async () => {
    const { list } = await prepare([9, 3, 1, 4, 2, 8, 7, 5, 6])

    expect((await list()).badges.map(({ modules }) => modules).toSorted()).toEqual([
      [1],
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
    ])
  })

  it('is issued once to two who read at the same time, and takes one entry of the list of revoked ones', async () => {
    const { parts, list } = await prepare([1, 2, 3])

    const [one, other] = await Promise.all([list(), list()])

    expect(one.badges).toHaveLength(2)
    expect(other.badges.map(({ id }) => id).toSorted()).toEqual(one.badges.map(({ id }) => id).toSorted())
    expect(await parts.db.selectFrom('credential_statuses').selectAll().execute()).toHaveLength(2)
  })

  it('waits for a name', async () => {
    const { parts, learner, list } = await prepare([1], '')
    expect(await list()).toEqual({ badges: [], name: null, needs: 'name', completedModules: [1] })

    await saveProfile(parts, learner, { name: 'Ada', walletAddress: '' })

    expect((await list()).badges).toMatchObject([{ name: 'Ada' }])
  })

  it('is not for a guest, who gets it with the account that takes over what the guest has done', async () => {
    const app = await createTestApp({ PUBLIC_URL: site.publicUrl })
    const { body } = await app.anonymous.call('POST', signUpUrl, { returnSecureToken: true })
    const guest = app.withToken(body.idToken)
    await guest.call('PUT', '/api/profile', { name: 'Ada', walletAddress: '' })
    await playQuiz(app, body.localId as LearnerId, 1)
    const completedAt = app.clock()
    const badgesOf = async (caller: TestCaller) => (await caller.call('GET', '/api/own-badges')).body

    expect(await badgesOf(guest)).toMatchObject({ badges: [], needs: 'email', completedModules: [1] })

    app.clock.advance(60_000)
    const learner = await app.signUp()
    await learner.call('PUT', '/api/profile', { name: 'Ada King', walletAddress: '' })
    expect((await learner.call('POST', '/api/guest/adopt', { idToken: body.idToken })).status).toBe(200)
    expect((await badgesOf(learner)).badges).toMatchObject([{ name: 'Ada King', issuedAt: completedAt }])
  })

  it('names on LinkedIn who issued it, whatever the site is called since', async () => {
    const { parts, learner, list } = await prepare([1])
    await list()

    const later = { ...parts, issuer: { ...testIssuer, name: 'Another House' } }
    const [badge] = (await listOwnBadges(later, learner)).badges
    expect(badge?.linkedIn).toContain(`organizationName=${testIssuer.name}&`)
  })

  it('keeps its name and its modules when the profile and the programme change', async () => {
    const { parts, learner, list } = await prepare([1])
    const before = await list()
    const { programmes } = await createTestDeps(growFirst(), parts.db)
    await saveProfile(parts, learner, { name: 'Ada King', walletAddress: '' })

    const after = await listOwnBadges({ ...parts, programmes }, learner)

    expect(after).toEqual({ ...before, name: 'Ada King' })
  })
})

it('a class of thirty that ends together has its badges, each its own', async () => {
  const deps = await createTestDeps()
  const parts = { ...deps, ...site }
  const learners = []
  for (let index = 0; index < 30; index++) {
    const learner = await createTestLearner(deps.db)
    await saveProfile(deps, learner, { name: `Learner ${index}`, walletAddress: '' })
    await playQuiz(deps, learner.id, 1)
    learners.push(learner)
  }

  const lists = await Promise.all(learners.map((learner) => listOwnBadges(parts, learner)))

  expect(lists.map(({ badges }) => badges.length)).toEqual(Array(30).fill(1))
  const taken = await parts.db.selectFrom('credential_statuses').selectAll().execute()
  expect(new Set(taken.map(({ badge_id }) => badge_id)).size).toBe(30)
  expect(taken).toHaveLength(30)
})
