import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { generous } from '#workshop/testing/crash/crash-site.ts'
import { manyRequests, playWhile } from '#workshop/testing/crash/play-while.ts'
import { findPooler, startPooler } from '#workshop/testing/postgres/pooler.ts'
import { createBarePostgresDatabase } from '#workshop/testing/postgres/postgres-database.ts'
import { administer } from '#workshop/testing/postgres/postgres-setup.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

const pooler = findPooler()
if (!pooler)
  console.warn('PgBouncer is not installed (Debian: apt-get install pgbouncer): not tested with it.')

it.runIf(pooler)(
  'two processes migrate and serve learners through a pooler that shares three connections among their transactions',
  async () => {
    const database = await createBarePostgresDatabase()
    onTestFinished(() => database.drop())
    const DATABASE_URL = await startPooler(pooler ?? '', database.url, 3)
    const start = () => startServerProcess({ ...generous, DATABASE_URL, DATABASE_PREPARED_STATEMENTS: 'off' })
    const servers = [start(), start()]
    const urls = await Promise.all(servers.map(({ ready }) => ready))
    let turn = 0
    const site = {
      url: async () => (urls[turn++ % urls.length] ?? '').replace('localhost', '127.0.0.1'),
      async openRemains() {
        const db = openAddress(database.url)
        onTestFinished(() => db.destroy())
        return db
      },
    }

    const report = await playWhile(
      site,
      { engine: 'postgres', seed: 1, clients: 6 },
      async (traffic, gaveUp) => {
        await manyRequests(traffic, 300, gaveUp)
        return { connections: await countConnections(database.url) }
      },
    )

    expect(report.faults).toEqual([])
    expect(report.unavailable).toBe(0)
    expect(report.kept).toBeGreaterThan(300)
    expect(report.connections).toBeLessThanOrEqual(3)
  },
)

/** How many connections there are to a database, but for the one that asks. */
function countConnections(url: string): Promise<number> {
  return administer(url, async (client) => {
    const { rows } = await client.query(`
      select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    return rows[0].connections
  })
}
