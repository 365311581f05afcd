import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const lastRun = join(root, 'workshop/last-full-run.txt')

/** Long tests, and what they are about: paths from the root, of files or of folders. */
interface Long {
  readonly tests: readonly string[]
  readonly about: readonly string[]
}

/** Where the pages of wagons are put together with those of the core: a fault there is seen in a browser alone. */
const composition = ['app/contract', 'app/web', 'workshop/build', 'vite.config.ts']
const database = [
  'platform/server/db',
  'platform/server/connections',
  'workshop/testing/postgres',
  'workshop/testing/processes',
]

/** What `npm test` runs only where its subject has changed since everything ran the last time (decision 79). */
export const byChange: readonly Long[] = [
  ...['practice', 'classroom', 'token'].map((wagon) => ({
    tests: [`wagons/${wagon}/**/*.spec.ts`],
    about: [`wagons/${wagon}`, ...composition],
  })),
  {
    tests: ['workshop/checks/deploy/{deploy-update,rolling-restart}.test.ts'],
    about: ['docs/deploy', 'workshop/checks/deploy', 'app/server/commands', 'workshop/release'],
  },
  {
    tests: ['workshop/release/release.test.ts'],
    about: ['workshop/release', 'workshop/build', 'app/server/commands', 'package.json'],
  },
  {
    tests: ['workshop/system-tests/{postgres-two-processes,postgres-outage,postgres-copy-data}.test.ts'],
    about: [...database, 'app/server'],
  },
  {
    tests: ['workshop/system-tests/{postgres,sqlite}-crash.test.ts'],
    about: [...database, 'workshop/testing/crash'],
  },
  {
    tests: ['workshop/system-tests/postgres-class.test.ts'],
    about: [...database, 'wagons/classroom/server', 'wagons/classroom/contract'],
  },
]

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** Paths from the root; unknown in a clone that does not have the commit of the last full run. */
type Changed = readonly string[] | 'unknown'

/** The files that differ from those of the last full run. */
function listChanged(): Changed {
  try {
    const commit = readFileSync(lastRun, 'utf8').trim()
    return git('diff', '--name-only', commit).split('\n').filter(Boolean)
  } catch {
    return 'unknown'
  }
}

/** The tests, as globs, whose subject is as it was when everything ran the last time; none where that is not known. */
export function leaveOut(changed: Changed = listChanged()): readonly string[] {
  if (changed === 'unknown') return []
  const within = (file: string, path: string) => file === path || file.startsWith(`${path}/`)
  return byChange
    .filter(({ about }) => !changed.some((file) => about.some((path) => within(file, path))))
    .flatMap(({ tests }) => tests)
}

/** Notes that everything has run and passed on what is checked out. */
export function noteFullRun(): void {
  writeFileSync(lastRun, `${git('rev-parse', 'HEAD').trim()}\n`)
}
