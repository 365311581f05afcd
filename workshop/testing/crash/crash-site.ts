import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAddress, sqliteFile } from '#app/server/open-database.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type PostgresServer, startPostgresServer } from '#workshop/testing/postgres/postgres-server.ts'
import type { Site } from './repeated-call.ts'
import { type SupervisedServer, superviseServer } from './supervised-server.ts'

export type Engine = 'sqlite' | 'postgres'

/** What is killed: the server process; or PostgreSQL by either way to crash it; or both. */
export type Kill = 'server' | 'postgres' | 'postgres, immediate' | 'server and postgres'

export const killsOf: Record<Engine, readonly Kill[]> = {
  sqlite: ['server'],
  postgres: ['server', 'postgres', 'server and postgres', 'postgres, immediate'],
}

/** An installation that is killed: the server process over a database that keeps its promises. */
export interface CrashSite extends Site {
  readonly complaints: readonly string[]
  /** Resolves when what was killed is started again; the server process may still be starting. */
  kill(what: Kill): Promise<void>
  /** Kills the server process for good and opens what it left. */
  openRemains(): Promise<Db>
  /** Ends every process and removes the data; once, however often it is asked for. */
  remove(): Promise<void>
}

const limits = ['CALL', 'SIGN_UP', 'SIGN_IN', 'FAILURE', 'ACCOUNT_FAILURE']

/** All clients are at one address, and ask again and again while the database is away. */
export const generous = {
  REWARDS_LIMIT: '1000000',
  MAX_CONNECTIONS_PER_ADDRESS: '10000',
  IDENTITY_SIGN_UP_CEILING: '1000000',
  IDENTITY_FREE_TRIES: '1000',
  ...Object.fromEntries(limits.map((name) => [`IDENTITY_${name}_LIMIT`, '1000000'])),
}

export async function openCrashSite(engine: Engine): Promise<CrashSite> {
  const parent = mkdtempSync(join(tmpdir(), 'edutrain-crash-'))
  const dataDir = join(parent, 'data')
  const postgres = engine === 'postgres' ? await startPostgresServer({ durable: true }) : undefined
  const server = superviseServer({
    ...generous,
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url() }),
  })
  let remains: Db | undefined
  let removal: Promise<void> | undefined
  async function remove() {
    await server.stop()
    await remains?.destroy()
    await postgres?.remove()
    rmSync(parent, { recursive: true, force: true })
  }
  return {
    url: server.url,
    complaints: server.complaints,
    kill: (what) => killOne(what, server, postgres),
    async openRemains() {
      await server.stop()
      remains = openAddress(postgres?.url() ?? `sqlite:${sqliteFile(dataDir)}`)
      return remains
    },
    remove() {
      removal ??= remove()
      return removal
    },
  }
}

async function killOne(what: Kill, server: SupervisedServer, postgres: PostgresServer | undefined) {
  const killings: Promise<void>[] = []
  if (what !== 'server') {
    if (!postgres) throw new Error(`there is no PostgreSQL to be killed: ${what}`)
    killings.push(postgres.crash(what === 'postgres, immediate' ? 'immediate' : 'killed'))
  }
  if (what.startsWith('server')) killings.push(server.kill())
  await Promise.all(killings)
  if (what !== 'server') await postgres?.start()
}
