import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { parseSourceFile } from './checks/structure/source-file.ts'

const root = join(import.meta.dirname, '..')
const lastRun = join(root, 'workshop/last-full-run.txt')

/** Long tests, and what they are about: globs from the root, of files or of folders. */
interface Long {
  readonly tests: readonly string[]
  readonly about: readonly string[]
}

/** What every page is put together by, and from: a fault there is seen in a browser alone. */
const composition = [
  'app/{contract,web}',
  'app/server/{wagon-list.ts,pages/page-list.ts}',
  'workshop/build',
  'vite.config.ts',
]
const pages = [...composition, 'platform/web', 'workshop/e2e/support', 'playwright.config.ts']
const everyPage = [...pages, 'content', '{features,wagons}/**/{web,desk}']
const database = [
  'platform/server/db',
  'platform/server/connections',
  'workshop/testing/postgres',
  'workshop/testing/processes',
]

/** What `npm test` runs only where its subject has changed since everything ran the last time (decision 79). */
export const byChange: readonly Long[] = [
  ...globSync('wagons/*/', { cwd: root }).flatMap((wagon) => [
    { tests: [`${wagon}/**/*.spec.ts`], about: [wagon, ...composition] },
    ...globSync(`${wagon}/system-tests`, { cwd: root }).map((folder) => ({
      tests: [`${folder}/*.test.ts`],
      about: [wagon, ...database, 'app/server', 'platform/server'],
    })),
  ]),
  ...globSync('features/*', { cwd: root })
    .filter((feature) => existsSync(join(root, feature, 'e2e')))
    .map((feature) => ({
      tests: [`${feature}/e2e/*.spec.ts`],
      about: [feature, ...importsOf(feature), 'content', ...pages],
    })),
  { tests: ['workshop/e2e/every-page/accessibility.spec.ts'], about: everyPage },
  {
    tests: ['workshop/e2e/network/*.spec.ts'],
    about: [...pages, 'features/{identity,modules,progress,quizzes,shell}/web'],
  },
  {
    tests: ['workshop/checks/deploy/{deploy-update,rolling-restart}.test.ts'],
    about: [
      'docs/deploy',
      'workshop/checks/deploy',
      'workshop/testing/deploy',
      'app/server/commands',
      'workshop/release',
    ],
  },
  {
    tests: ['workshop/release/release.test.ts'],
    about: ['workshop/release', 'workshop/build', 'app/server/commands', 'package.json'],
  },
  {
    tests: ['workshop/system-tests/postgres/{two-processes,outage,copy-data}.test.ts'],
    about: [...database, 'app/server'],
  },
  {
    tests: ['workshop/system-tests/{postgres,sqlite}/crash.test.ts'],
    about: [...database, 'workshop/testing/crash'],
  },
  {
    tests: ['workshop/system-tests/sqlite/{backup,commands,disk-full,restore-drill}.test.ts'],
    about: [...database, 'app/server', 'features/operators/server'],
  },
  { tests: ['workshop/bench/bench.test.ts'], about: ['workshop/bench', 'app/server', ...database] },
  {
    tests: ['features/certificates/server/credentials/verifiers.test.ts'],
    about: ['features/certificates/server', 'package-lock.json'],
  },
]

/** The features that the pages and operations of a feature are made with. */
function importsOf(feature: string): string[] {
  const files = globSync(`${feature}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  )
  const targets = files.flatMap(
    (path) => parseSourceFile(path, readFileSync(join(root, path), 'utf8')).imports,
  )
  const others = targets.flatMap(({ target }) => /^features\/[^/]+/.exec(target) ?? [])
  return [...new Set(others)].filter((other) => other !== feature)
}

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
  const within = (file: string, subject: string) =>
    matchesGlob(file, subject) || matchesGlob(file, `${subject}/**`)
  return byChange
    .filter(({ about }) => !changed.some((file) => about.some((subject) => within(file, subject))))
    .flatMap(({ tests }) => tests)
}

/** Notes that everything has run and passed on what is checked out. */
export function noteFullRun(): void {
  writeFileSync(lastRun, `${git('rev-parse', 'HEAD').trim()}\n`)
}
