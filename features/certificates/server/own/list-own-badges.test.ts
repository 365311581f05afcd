import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { listOwnBadges } from './list-own-badges.ts'

const site = { publicUrl: 'https://edutrain.example', issuer: testIssuer }

async function prepare(modules: readonly number[], name = 'Ada Lovelace') {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  if (name !== '') await saveProfile(deps, learner, { name, walletAddress: '' })
  for (const moduleNumber of modules) await playQuiz(deps, learner.id, moduleNumber)
  const parts = { ...deps, ...site }
  return { parts, learner, list: () => listOwnBadges(parts, learner.id) }
}

describe('a badge', () => {
  it('is issued when all modules of its programme are done, at the time of the first look, and stays the same (SX.54)', async () => {
    const { parts, list } = await prepare([1, 2])
    const now = parts.clock()

    const { badges, name } = await list()
    expect(badges).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        programmeId: 'mindset-reset',
        title: 'Mindset Reset',
        modules: [1],
        name: 'Ada Lovelace',
        issuedAt: now,
        showsName: false,
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

  it('waits for a name, which a guest does not have', async () => {
    const { parts, learner, list } = await prepare([1], '')
    expect(await list()).toEqual({ badges: [], name: null })

    await saveProfile(parts, learner, { name: 'Ada', walletAddress: '' })

    expect((await list()).badges).toMatchObject([{ name: 'Ada' }])
  })

  it('keeps its name and its modules when the profile and the programme change', async () => {
    const { parts, learner, list } = await prepare([1])
    const before = await list()
    const dir = mkdtempSync(join(tmpdir(), 'edutrain-programmes-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    cpSync(ownContentDir, dir, { recursive: true })
    const file = join(dir, 'programmes.yaml')
    const grown = readFileSync(file, 'utf8').replace('[1]', '[1, 2]').replace('[2, 3]', '[3]')
    writeFileSync(file, grown)
    writeFileSync(join(dir, 'fr/programmes.yaml'), grown)
    const { programmes } = await createTestDeps(dir, parts.db)
    await saveProfile(parts, learner, { name: 'Ada King', walletAddress: '' })

    const after = await listOwnBadges({ ...parts, programmes }, learner.id)

    expect(after).toEqual({ badges: before.badges, name: 'Ada King' })
  })
})
