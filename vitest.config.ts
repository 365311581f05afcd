import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { pageContentPlugin } from './workshop/build/page-content.ts'
import { pageListPlugin } from './workshop/build/page-list.ts'

/** What is about one engine alone, or about none. */
const sqliteOnly = [
  'workshop/system-tests/main.test.ts',
  'app/server/pages/{pages,listed-pages,search-engine-files,browser-config}.test.ts',
  'wagons/*/server/*-page.test.ts',
  'workshop/system-tests/{api-description,authorisation,log,metrics}.test.ts',
  'features/identity/server/protocol/calls/id-token-matrix.test.ts',
  'features/certificates/server/credentials/{badge-,}verifiers.test.ts',
  'workshop/system-tests/sqlite/*.test.ts',
  'wagons/*/system-tests/sqlite*.test.ts',
  'workshop/testing/crash/invariants.test.ts',
  'platform/server/db/sqlite*.test.ts',
]
/** On PostgreSQL each night: what an engine could change of them is held by others. */
const sqliteByDay = [
  'workshop/system-tests/{app,behind-a-proxy,fuzz,load,ten-modules}.test.ts',
  'wagons/*/system-tests/!(sqlite|postgres)*.test.ts',
]
/**
 * On PostgreSQL by day too: whole sites, HTTP, stores, the database itself, and operations that read many rows, in whose
 * statements the engines differ. The other rules of operations are run on it each night.
 */
const postgresByDay =
  /^platform\/server\/db\/|\/system-tests\/|\.(api|facade|store)\.test\.ts$|\/(count|export|get|list|search)-[\w-]+\.test\.ts$/
const { TEST_NIGHTLY: isNightly, TEST_QUICK: isQuick, TEST_LEFT_OUT: leftOut = '[]' } = process.env
/** What `npm test` leaves out, since nothing that it is about has changed. */
const unchanged: readonly string[] = JSON.parse(leftOut)
/** Tests of the pages' code. */
const inBrowser = [
  '{app,platform}/web/**/*.test.{ts,tsx}',
  '{features/*,wagons/*,wagons/*/!(server)}/{web,desk}/**/*.test.{ts,tsx}',
]
const postgresOnly = [
  'workshop/system-tests/postgres/*.test.ts',
  'wagons/*/system-tests/postgres*.test.ts',
  'platform/server/db/postgres*.test.ts',
]

/**
 * Left out of `npm run test:quick`: whole processes, updates of a machine, the wagons' servers with their sockets and chains, the printer, hashes
 * and signatures, connections that are cut, the comparison with the emulator, every call with every input. Two thirds of the
 * time.
 */
const slow = [
  '{workshop,wagons/*}/{system-tests,bench,workshop}/**',
  'workshop/{checks/content/loading,checks/deploy/{deploy-update,rolling-restart},films/*,release/release}.test.ts',
  '**/{oracle-*,*-matrix,*-outage,*-lock}.test.ts',
  'wagons/*/{server,solidity,testing}/**',
  'app/server/pages/**',
  'features/certificates/server/{pdf,public}/**',
  'features/certificates/server/credentials/{badge-,}verifiers.test.ts',
  'features/certificates/server/*.api.test.ts',
  'features/identity/server/{hosted,passwords,protocol,tokens}/**',
  'platform/server/{connections,http,mail}/**',
]

/** Whether a file opens a database by what tests share, itself or through other parts of that. */
function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (/^workshop\/testing\/.*\bdatabase\.ts$/.test(file)) return true
  seen.add(file)
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return [...text.matchAll(/from '(?:#([^']*)|(\.[^']*))'/g)]
    .map(([, ours, relative]) => ours ?? join(dirname(file), relative ?? ''))
    .some(
      (part) =>
        /^(workshop|wagons\/[^/]+)\/testing\//.test(part) && !seen.has(part) && opensDatabase(part, seen),
    )
}

/** Tests of what a database is needed for: these run on both engines. */
const withDatabase = globSync('{app,features,platform,wagons,workshop}/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter((file) => opensDatabase(file))

/** In ms. */
const hangs = 600_000

export default defineConfig({
  test: {
    // Files of one worker share what they import, which would take most of the time; so none may leave anything behind.
    isolate: false,
    setupFiles: ['workshop/testing/app/random-seed.ts'],
    // Only what hangs takes so long: with ten other programs at work a test may take thirty times as long as alone. What is
    // slow is the business of `npm run bench`.
    testTimeout: hangs,
    hookTimeout: hangs,
    teardownTimeout: hangs,
    expect: { poll: { timeout: hangs / 5 } },
    // One more than there are cores: tests wait for the disk and for each other's processes.
    maxWorkers: availableParallelism() + 1,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      {
        extends: true,
        plugins: [pageContentPlugin()],
        test: {
          name: 'sqlite',
          include: ['{app,features,platform,wagons,workshop}/**/*.test.ts'],
          exclude: [...inBrowser, ...postgresOnly, ...(isQuick ? slow : []), ...unchanged],
        },
      },
      {
        extends: true,
        plugins: [pageContentPlugin(), pageListPlugin()],
        // What a browser has globally is put into place here, for one file alone.
        test: { name: 'web', include: inBrowser, isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...withDatabase.filter((file) => isNightly || postgresByDay.test(file)), ...postgresOnly],
          exclude: [...sqliteOnly, ...(isNightly ? [] : sqliteByDay), ...unchanged],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['workshop/testing/postgres/postgres-setup.ts'],
        },
      },
    ],
  },
})
