import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { openPostgres } from '#platform/server/db/postgres.ts'
import { administer, databaseUrl, tableShape } from './postgres-setup.ts'

/** Connections of a test at most: enough for its statements to meet each other. */
const poolSize = 5

/**
 * Far longer than a site waits, so that a busy machine makes no test meet a database that is away: the client of the
 * identity service says of that what it says of a broken network.
 */
const timeouts = { connecting: 60_000, statement: 60_000, idleTransaction: 60_000, silence: 90_000 }

/** Databases of this worker that no test uses now. Copying one takes longer than most tests, so they are used again. */
const free: string[] = []
let made = 0

/** A database of one test alone, migrated and empty. */
export async function openPostgresDatabase(): Promise<Db> {
  const { url, prefix } = inject('postgres')
  const name = free.pop() ?? `${prefix}_${process.env.VITEST_POOL_ID}_${++made}`
  const db = await openEmptied(databaseUrl(url, name)).catch(() => undefined)
  if (db) return givenBack(db, name)
  await administer(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${prefix}`)
  })
  return givenBack(open(databaseUrl(url, name)), name)
}

/** The address of a database without a table, dropped by `drop`. */
export async function createBarePostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, prefix } = inject('postgres')
  const name = `${prefix}_bare_${randomBytes(6).toString('hex')}`
  const run = (statement: string) => administer(url, (client) => client.query(statement))
  await run(`create database ${name}`)
  return {
    url: databaseUrl(url, name),
    drop: async () => void (await run(`drop database ${name} with (force)`)),
  }
}

const open = (url: string): Db => openPostgres<Tables>(url, { poolSize, timeouts })

/** Opens a database that a test left behind and empties it. @throws when that test changed more than rows. */
async function openEmptied(url: string): Promise<Db> {
  const db = open(url)
  try {
    const { names, shape } = await tableShape(db)
    if (shape !== inject('postgres').shape) throw new Error('a test changed the tables')
    await sql.raw(names.map((name) => `delete from ${name}`).join('; ')).execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Makes the database free again once it is closed. */
function givenBack(db: Db, name: string): Db {
  const destroy = db.destroy.bind(db)
  let closing: Promise<void> | undefined
  return Object.assign(db, {
    destroy: () => {
      closing ??= destroy().then(() => void free.push(name))
      return closing
    },
  })
}
