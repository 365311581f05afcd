import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readContent } from '#app/server/content.ts'
import { openAddress } from '#app/server/open-database.ts'
import { publishQuestions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

const clock = createTestClock()

function open(address: string): Db {
  const db = openAddress(address)
  onTestFinished(() => db.destroy())
  return db
}

/** A database with learners who have come more or less far; more than a page of some table. */
async function openLived(engine: 'sqlite' | 'postgres') {
  const address = await createBareDatabase(engine)
  const db = open(address)
  await migrate(db)
  const content = readContent(ownContentDir)
  const deps = { ...content, db, reads: db, clock, randomIndex: (below: number) => below - 1 }
  await publishQuestions(deps, deps.bank)
  for (const until of [1, 10]) await playQuiz(deps, (await createTestLearner(db)).id, 1, until)
  const codes = Array.from({ length: 1_203 }, (_, index) => ({
    code_hash: `Ä-${index}`,
    request_type: 'EMAIL_SIGNIN',
    email: `${index}@example.org "quoted" 😀\n`,
    created_at: clock() + index,
    expires_at: clock() + index,
  }))
  await db.insertInto('action_codes').values(codes).execute()
  return { address, db, deps }
}

const copyData = (from: string, to: string) => runScript('copy-data', ['--from', from, '--to', to])

const sorted = async (db: Db) =>
  Object.fromEntries(
    Object.entries(await everyRow(db)).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(Object.entries(row as object).toSorted())).toSorted(),
    ]),
  )

describe('copying the data', () => {
  it('moves every row to PostgreSQL and back, and says so', async () => {
    const { address, db } = await openLived('sqlite')
    const [postgres, back] = [await createBareDatabase('postgres'), await createBareDatabase('sqlite')]

    const there = await copyData(address, postgres)
    const again = await copyData(postgres, back)

    expect(there).toMatchObject({
      code: 0,
      said: expect.stringMatching(/action_codes +1203 .*Copied \d+ rows/s),
    })
    expect(again.code).toBe(0)
    const rows = await sorted(db)
    expect(await sorted(open(postgres))).toEqual(rows)
    expect(await sorted(open(back))).toEqual(rows)
    expect(rows.action_codes).toHaveLength(1_203)
    expect(there.said).not.toContain(`${new URL(postgres).password}@`)
  })

  it('can be run again: the same copy stays as it is', async () => {
    const { address } = await openLived('postgres')
    const target = await createBareDatabase('sqlite')
    await copyData(address, target)

    const { code, said } = await copyData(address, target)

    expect(code).toBe(0)
    expect(said).toContain('Nothing was copied')
  })

  it('fills a database that a server has only started on, since that wrote nothing of a learner', async () => {
    const { address, db } = await openLived('sqlite')
    const target = await createBareDatabase('postgres')
    const { ready, child, ended } = startServerProcess({ DATABASE_URL: target })
    await ready
    child.kill('SIGTERM')
    await ended

    const { code, said } = await copyData(address, target)

    expect(said).toContain('counts and checksums agree')
    expect(code).toBe(0)
    expect(await sorted(open(target))).toEqual(await sorted(db))
  })

  it.each(['sqlite', 'postgres'] as const)('never touches other data (%s)', async (engine) => {
    const { address } = await openLived('sqlite')
    const target = await openLived(engine)
    const before = await sorted(target.db)

    const { code, said } = await copyData(address, target.address)

    expect(code).toBe(1)
    expect(said).toMatch(
      /^The target contains other data, and nothing was changed: accounts \(2 rows in the source, 2 /,
    )
    expect(await sorted(target.db)).toEqual(before)
  })

  it('tells a copy from data that differs in one e-mail', async () => {
    const { address, db } = await openLived('sqlite')
    const target = await createBareDatabase('postgres')
    await copyData(address, target)
    await db.updateTable('action_codes').set({ email: 'x' }).where('code_hash', '=', 'Ä-7').execute()

    const { code, said } = await copyData(address, target)

    expect(code).toBe(1)
    expect(said).toContain('action_codes (1203 rows in the source, 1203 in the target)')
  })

  it('leaves nothing when what was written is not what was read', async () => {
    const { address } = await openLived('sqlite')
    const target = await createBareDatabase('postgres')
    const db = open(target)
    await migrate(db)
    await sql`
      create function garble() returns trigger language plpgsql as
      $$ begin if new.code_hash = 'Ä-9' then new.email = 'x'; end if; return new; end $$`.execute(db)
    await sql`create trigger garble before insert on action_codes for each row execute function garble()`.execute(
      db,
    )

    const { code, said } = await copyData(address, target)

    expect(code).toBe(1)
    expect(said).toMatch(/^The copy differs from the source, and nothing was changed: action_codes/)
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('takes one snapshot of a database that is written to meanwhile, and delays no writer', async () => {
    const { address, db, deps } = await openLived('sqlite')
    const target = await createBareDatabase('postgres')
    let isOver = false
    let played = 0
    const writing = (async () => {
      while (!isOver) {
        await playQuiz(deps, (await createTestLearner(db)).id, 1)
        played++
        // SQLite answers without ever letting anything else have its turn.
        await setImmediate()
      }
    })()

    const copied = copyData(address, target).finally(() => {
      isOver = true
    })

    expect((await copied).code).toBe(0)
    await writing
    expect(played).toBeGreaterThan(3)
    const copy = open(target)
    const passed = await copy.selectFrom('attempts').select('id').where('answered', '=', 10).execute()
    const completed = await copy.selectFrom('completions').select('attempt_id as id').execute()
    expect(completed.map(({ id }) => id).toSorted()).toEqual(passed.map(({ id }) => id).toSorted())
  })

  it.each([
    ['a source that is not there', 'sqlite:/nowhere/at-all.sqlite', /^There is no database at \/nowhere/],
    ['a source of something else', undefined, /^The source contains no EduTrain data\.$/m],
    ['an address that is none', 'mysql://localhost', /^A database must be given as sqlite:FILE or postgres:/],
  ])('%s is told in a sentence', async (_what, from, sentence) => {
    const { code, said } = await copyData(
      from ?? (await createBareDatabase('postgres')),
      await createBareDatabase('sqlite'),
    )

    expect(code).toBe(1)
    expect(said).toMatch(sentence)
  })
})
