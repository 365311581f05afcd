import { type Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { openCuttableLine } from '#workshop/testing/postgres/breaking-connection.ts'
import { DatabaseAwayError } from './database-faults.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { inTransaction } from './transaction.ts'

interface Tables {
  notes: { id: number; text: string }
}

/** A table of notes, one line to it that can be cut and one that cannot. */
async function openNotes(options: Partial<PostgresOptions> = {}) {
  const url = await createBareDatabase()
  const line = await openCuttableLine(url)
  const open = (address: string) => {
    const db = openPostgres<Tables>(address, { poolSize: 4, ...options })
    onTestFinished(() => db.destroy())
    return db
  }
  const steady = open(url)
  await sql`create table notes (id bigint primary key, text text not null)`.execute(steady)
  const notes = () => steady.selectFrom('notes').selectAll().orderBy('id').execute()
  return { db: open(line.url), steady, line, notes }
}

const write = (db: Kysely<Tables>, id: number, text = '') =>
  db.insertInto('notes').values({ id, text }).execute()

describe('a transaction', () => {
  it('is begun anew when its connection breaks under a statement, and counts once', async () => {
    const { db, line, notes } = await openNotes()
    let runs = 0
    line.cutNext({ at: 'insert into "notes"', when: 'after' })

    await inTransaction(db, async (tx) => {
      runs++
      await write(tx, 1)
    })

    expect(runs).toBe(2)
    expect(await notes()).toHaveLength(1)
  })

  it('is not begun anew where a server has been silent for longer than a caller should wait', async () => {
    const { db, line, notes } = await openNotes({
      timeouts: { connecting: 5_000, statement: 1000, idleTransaction: 1000, silence: 300 },
    })
    let runs = 0
    line.cutNext({ at: 'insert into "notes"', when: 'mute' })

    const outcome = inTransaction(
      db,
      async (tx) => {
        runs++
        await write(tx, 1)
      },
      { patience: 100 },
    )

    await expect(outcome).rejects.toThrow(DatabaseAwayError)
    expect(runs).toBe(1)
    expect(await notes()).toEqual([])
  })

  it('is begun anew when its session is ended between two statements', async () => {
    const { db, steady, notes } = await openNotes()
    let runs = 0

    await inTransaction(db, async (tx) => {
      await write(tx, 1)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      if (++runs === 1) await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(steady)
      await write(tx, 2)
    })

    expect(runs).toBe(2)
    expect(await notes()).toHaveLength(2)
  })

  it.each([
    ['did', 'after', 1],
    ['did not', 'before', 0],
  ] as const)(
    'is not repeated blindly when it is unknown whether it committed and it %s',
    async (_, when, kept) => {
      const { db, line, notes } = await openNotes()
      let runs = 0
      line.cutNext({ at: 'commit', when })

      const outcome = inTransaction(db, async (tx) => {
        runs++
        await write(tx, 1)
      })

      await expect(outcome).rejects.toThrow(DatabaseAwayError)
      expect(runs).toBe(1)
      await expect.poll(notes).toHaveLength(kept)
    },
  )

  it.each(['after', 'before'] as const)(
    'that may be done twice is done until it is known to have committed (cut %s the commit)',
    async (when) => {
      const { db, line, notes } = await openNotes()
      const put = (tx: Kysely<Tables>) =>
        tx
          .insertInto('notes')
          .values({ id: 1, text: 'once' })
          .onConflict((on) => on.doNothing())
          .execute()
      line.cutNext({ at: 'commit', when })

      await inTransaction(db, put, { repeatable: true })

      expect(await notes()).toEqual([{ id: 1, text: 'once' }])
    },
  )

  it('never rests on what another one changes meanwhile', async () => {
    const { db, notes } = await openNotes()
    // Each writes only while there are fewer than two; both may see one and add a second.
    const addBelowTwo = (id: number) =>
      inTransaction(db, async (tx) => {
        const { length } = await tx.selectFrom('notes').selectAll().execute()
        if (length < 2) await write(tx, id)
      })

    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(addBelowTwo))

    expect(await notes()).toHaveLength(2)
  })

  it('that meets another one crosswise is not lost', async () => {
    const { db, notes } = await openNotes()
    await write(db, 1)
    await write(db, 2)
    const append = (first: number, second: number) =>
      inTransaction(
        db,
        async (tx) => {
          for (const id of [first, second])
            await tx
              .updateTable('notes')
              .set((eb) => ({ text: eb(eb.ref('text'), '||', sql.lit('x')) }))
              .where('id', '=', id)
              .execute()
        },
        { isolation: 'read committed' },
      )

    await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? append(1, 2) : append(2, 1))))

    expect((await notes()).map(({ text }) => text)).toEqual(['xxxxxx', 'xxxxxx'])
  })

  it('that fails for a reason of its own fails once, with that reason', async () => {
    const { db } = await openNotes()
    let runs = 0

    const outcome = inTransaction(db, async (tx) => {
      runs++
      await write(tx, 1)
      await write(tx, 1)
    })

    await expect(outcome).rejects.toMatchObject({ code: '23505' })
    expect(runs).toBe(1)
  })
})

describe('a connection', () => {
  it('whose server has gone silent is given up, and the next one works', async () => {
    const { db, line } = await openNotes({
      poolSize: 1,
      timeouts: { connecting: 5_000, statement: 1000, idleTransaction: 1000, silence: 300 },
    })
    line.cutNext({ at: 'insert into "notes"', when: 'mute' })

    await expect(write(db, 1)).rejects.toThrow(DatabaseAwayError)

    await write(db, 2)
  })

  it('that broke while idle is replaced', async () => {
    const { db, steady } = await openNotes({ poolSize: 1 })
    await write(db, 1)
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(steady)

    await expect
      .poll(() =>
        write(db, 2).then(
          () => 'written',
          () => 'away',
        ),
      )
      .toBe('written')
  })

  it('never returns a number that is not exact', async () => {
    const { db } = await openNotes()

    await expect(sql`select ${2n ** 53n}::bigint as big`.execute(db)).rejects.toThrow(RangeError)
  })
})
