import { type Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { openSlowLine } from '#workshop/testing/postgres/slow-line.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { type Places, prepareQuery } from './prepared-query.ts'
import { inTransaction } from './transaction.ts'

interface Tables {
  notes: { id: number; text: string }
}

type Db = Kysely<Tables>

async function openNotes(options: Partial<PostgresOptions> = {}) {
  const line = await openSlowLine(await createBareDatabase(), 0)
  const db = openPostgres<Tables>(line.url, { poolSize: 1, ...options })
  onTestFinished(() => db.destroy())
  await sql`create table notes (id bigint primary key, text text not null)`.execute(db)
  const texts = async () =>
    (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text)
  const tripsOf = async (work: () => Promise<unknown>) => {
    line.takeTrips()
    await work()
    return line.takeTrips()
  }
  return { db, texts, tripsOf }
}

const added = prepareQuery((db: Db, { id, text }: Places<{ id: number; text: string }>) =>
  db.insertInto('notes').values({ id, text }),
)
const add = (db: Db, id: number, text = `note ${id}`) => added.runWithNext(db, { id, text })

const textOf = prepareQuery((db: Db, { id }: Places<{ id: number }>) =>
  db.selectFrom('notes').select('text').where('id', '=', id),
)

const namedStatements = async (db: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows

describe('a transaction', () => {
  it('waits for the server once for each result that it asks for, and once for its commit', async () => {
    const { db, texts, tripsOf } = await openNotes()

    const trips = await tripsOf(() =>
      inTransaction(db, async (tx) => {
        await add(tx, 1)
        await add(tx, 2)
        expect(await textOf.first(tx, { id: 2 })).toEqual({ text: 'note 2' })
        await add(tx, 3)
      }),
    )

    expect(trips).toBe(2)
    expect(await texts()).toEqual(['note 1', 'note 2', 'note 3'])
  })

  it('without a statement does not ask the server at all', async () => {
    const { db, tripsOf } = await openNotes()

    expect(await tripsOf(() => inTransaction(db, async () => {}))).toBe(0)
  })

  it('of which a statement fails that was sent with others writes nothing, before it or after it', async () => {
    const { db, texts } = await openNotes()
    await add(db, 2)

    const outcome = inTransaction(db, async (tx) => {
      for (const id of [1, 2, 3]) await add(tx, id)
    })

    await expect(outcome).rejects.toMatchObject({ code: '23505' })
    expect(await texts()).toEqual(['note 2'])
    expect(await textOf.first(db, { id: 2 })).toEqual({ text: 'note 2' })
  })

  it('that gives up takes along what waited to be sent', async () => {
    const { db, texts } = await openNotes()

    const outcome = inTransaction(db, async (tx) => {
      await add(tx, 1)
      throw new Error('given up')
    })

    await expect(outcome).rejects.toThrow('given up')
    await add(db, 2)
    expect(await texts()).toEqual(['note 2'])
  })

  it('may hold a script after statements that wait', async () => {
    const { db, texts } = await openNotes()

    await inTransaction(db, async (tx) => {
      await add(tx, 1)
      await sql`update notes set text = 'a'; update notes set text = text || 'b'`.execute(tx)
    })

    expect(await texts()).toEqual(['ab'])
  })
})

describe('a prepared statement', () => {
  it('is parsed once for each connection, also when one sent with it failed the first time', async () => {
    const { db } = await openNotes()
    await add(db, 1)
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 1)
      await textOf.all(tx, { id: 1 })
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })

    for (let times = 0; times < 3; times++) await textOf.all(db, { id: 1 })
    for (const id of [2, 3]) await add(db, id)

    expect((await namedStatements(db)).map(({ statement }) => statement.slice(0, 6)).sort()).toEqual([
      'insert',
      'select',
    ])
  })

  it('has no name where the setting says so, and its transactions are the same', async () => {
    const { db, texts, tripsOf } = await openNotes({ namesStatements: false })

    const trips = await tripsOf(() =>
      inTransaction(db, async (tx) => {
        await add(tx, 1)
        await textOf.first(tx, { id: 1 })
        await add(tx, 2)
      }),
    )

    expect(trips).toBe(2)
    expect(await texts()).toEqual(['note 1', 'note 2'])
    expect(await namedStatements(db)).toEqual([])
  })

  it('outside a transaction is sent at once, and fails by itself', async () => {
    const { db } = await openNotes()
    await add(db, 1)

    await expect(add(db, 1)).rejects.toMatchObject({ code: '23505' })
  })
})
