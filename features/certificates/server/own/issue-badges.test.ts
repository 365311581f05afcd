import { describe, expect, it } from 'vitest'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { growFirst } from '#workshop/testing/content/grown-programme.ts'
import { issueEarnedBadges } from './issue-badges.ts'
import { listOwnBadges } from './list-own-badges.ts'

const site = { publicUrl: 'https://edutrain.example', issuer: testIssuer }
const running = () => new AbortController().signal

/** Who has done the first module, and with it its programme. */
async function prepare(names: readonly string[]) {
  const deps = await createTestDeps()
  const learners = []
  for (const name of names) {
    const learner = await createTestLearner(deps.db)
    if (name !== '') await saveProfile(deps, learner, { name, walletAddress: '' })
    await playQuiz(deps, learner.id, 1)
    learners.push(learner)
  }
  return { parts: { ...deps, ...site }, learners }
}

describe('a badge of a learner who has not looked', () => {
  it('is issued by itself, so that a programme that grows later asks nothing more', async () => {
    const { parts, learners } = await prepare(['Ada', ''])
    const completedAt = parts.clock()
    parts.clock.advance(600_000)

    expect(await issueEarnedBadges(parts, running())).toBe(1)
    expect(await issueEarnedBadges(parts, running())).toBe(0)

    const { programmes } = await createTestDeps(growFirst(), parts.db)
    const [ada] = learners
    const { badges } = ada ? await listOwnBadges({ ...parts, programmes }, ada) : { badges: [] }
    expect(badges).toMatchObject([{ modules: [1], name: 'Ada', issuedAt: completedAt }])
  })

  it('is not issued to an account that is disabled', async () => {
    const { parts } = await prepare(['Ada'])
    await parts.db.updateTable('accounts').set({ disabled: 1 }).execute()

    expect(await issueEarnedBadges(parts, running())).toBe(0)
  })
})
