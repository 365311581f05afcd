import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { openReads } from '#app/server/open-database.ts'
import { type PostgresServer, startPostgresServer } from '#workshop/testing/postgres/postgres-server.ts'
import { administer } from '#workshop/testing/postgres/postgres-setup.ts'
import { DatabaseAwayError, explainPostgresFault } from './database-faults.ts'
import { openPostgres, openPostgresReplica } from './postgres.ts'
import { inTransaction } from './transaction.ts'

let primary: PostgresServer
let replica: PostgresServer
beforeAll(async () => {
  primary = await startPostgresServer({ durable: true })
  replica = await primary.replicate()
})
afterAll(async () => {
  await replica?.remove()
  await primary?.remove()
})

function openReplica(): Kysely<unknown> {
  const db = openPostgresReplica<unknown>(replica.url(), primary.url(), { poolSize: 2 })
  onTestFinished(() => db.destroy())
  return db
}

async function isRead(db: Kysely<unknown>): Promise<'replica' | 'primary'> {
  const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(db)
  return rows[0]?.is_replica ? 'replica' : 'primary'
}

it('what may be seconds old is read from the replica, to which the primary streams', async () => {
  const db = openReplica()
  await administer(primary.url(), (client) => client.query('create table told as select 42 as number'))

  const told = async () => {
    const { rows } = await sql<{ number: number }>`select number from told`.execute(db)
    return rows
  }

  await expect.poll(() => told().catch(() => [])).toEqual([{ number: 42 }])
  expect(await isRead(db)).toBe('replica')
})

it('what may be seconds old is read from the primary while the replica is away', async () => {
  const db = openReplica()
  await replica.stop()
  try {
    expect(await isRead(db)).toBe('primary')
  } finally {
    await replica.start()
  }
})

it('a connection on which a write met a replica is given up, so that the next one may lead to the primary', async () => {
  const db = openPostgres<{ told: { number: number } }>(replica.url(), { poolSize: 1 })
  onTestFinished(() => db.destroy())
  const process = () => sql`select pg_backend_pid() as id`.execute(db).then(({ rows }) => rows)
  const before = await process()

  await expect(sql`create table written (id integer)`.execute(db)).rejects.toThrow(DatabaseAwayError)

  expect(await process()).not.toEqual(before)
})

it('a transaction that meets a replica is told that the database is away, and its connection is given up', async () => {
  const db = openPostgres<unknown>(replica.url(), { poolSize: 1 })
  onTestFinished(() => db.destroy())
  const process = () => sql`select pg_backend_pid() as id`.execute(db).then(({ rows }) => rows)
  const before = await process()

  await expect(inTransaction(db, (tx) => sql`select 1`.execute(tx))).rejects.toThrow(DatabaseAwayError)

  expect(await process()).not.toEqual(before)
})

it('without a replica in the settings all is read from the database itself', () => {
  const db = openReplica() as unknown as Parameters<typeof openReads>[1]

  expect(openReads(readConfig({ DATABASE_URL: primary.url() }), db)).toBe(db)
})

it('a replica is refused where no database is named whose replica it is', () => {
  expect(() => readConfig({ DATABASE_READ_URL: replica.url() })).toThrow('needs DATABASE_URL')
})

it('a read that a replica ended because its primary went on is told as a break', () => {
  const error = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  })

  expect(explainPostgresFault(error, 'statement')).toBeInstanceOf(DatabaseAwayError)
})
