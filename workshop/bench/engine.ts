import { randomBytes } from 'node:crypto'
import { startPostgresServer } from '#workshop/testing/postgres/postgres-server.ts'
import { administer, databaseUrl } from '#workshop/testing/postgres/postgres-setup.ts'
import { createInstallation, type Installation } from './installation.ts'

export interface Engine {
  readonly name: string
  createInstallation(learners: number): Promise<Installation>
  stop(): Promise<void>
}

export const sqlite: Engine = {
  name: 'SQLite',
  createInstallation: (learners) => createInstallation(learners),
  async stop() {},
}

export interface PostgresEngine extends Engine {
  createDatabase(): Promise<string>
}

/** A PostgreSQL out of the registry that keeps its promises, settings as it comes. */
export async function startPostgres(): Promise<PostgresEngine> {
  // Opening a database keeps others out of what this process writes; the server runs as another user.
  const umask = process.umask(0o022)
  const server = await startPostgresServer({ durable: true }).finally(() => process.umask(umask))
  const createDatabase = async () => {
    const name = `bench_${randomBytes(6).toString('hex')}`
    await administer(server.url(), (client) => client.query(`create database ${name}`))
    return databaseUrl(server.url(), name)
  }
  return {
    name: 'PostgreSQL',
    createDatabase,
    createInstallation: async (learners) => createInstallation(learners, await createDatabase()),
    stop: () => server.remove(),
  }
}
