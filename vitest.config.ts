import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** What is about one engine alone, or about none. */
const sqliteOnly = [
  'server/main.test.ts',
  'server/{pages,search-engine-files,browser-config,api-description}.test.ts',
  'server/sqlite*.test.ts',
  'server/platform/db/sqlite*.test.ts',
]
const postgresOnly = ['server/postgres*.test.ts', 'server/platform/db/postgres*.test.ts']

/** Tests that can reach a database: it is opened by parts of server/testing/. These run on both engines. */
const withDatabase = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /from '[^']*\/testing\//.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

export default defineConfig({
  test: {
    setupFiles: ['server/testing/random-seed.ts'],
    // A password hash takes its time on a small machine; a test that hangs still ends.
    testTimeout: 30_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{contract,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: postgresOnly,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: withDatabase,
          exclude: sqliteOnly,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['server/testing/postgres-setup.ts'],
        },
      },
    ],
  },
})
