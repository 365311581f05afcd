import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import { version } from '#platform/server/installation.ts'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
}

/** @param running as `24.21.0` @param root the folder of the program */
export function checkVersions(root: string, running = process.versions.node): Finding[] {
  const { dependencies = {}, engines = {} } = read<Manifest>(join(root, 'package.json'))
  const tested = dependencies.node ?? engines.node?.replace(/^>=/, '') ?? ''
  const differing = Object.entries(dependencies).filter(
    ([name, wanted]) => installedVersion(root, name) !== wanted,
  )
  return [
    major(running) === major(tested)
      ? fine(`EduTrain ${version} on Node ${running}.`)
      : major(running) > major(tested)
        ? advice(`EduTrain ${version} is not tested on Node ${running}.`, `Use Node ${major(tested)}.`)
        : fault(`EduTrain ${version} does not run on Node ${running}.`, `Use Node ${major(tested)}.`),
    differing.length === 0
      ? fine('The installed packages are those of this version.')
      : fault(
          `Installed packages are not those of this version: ${differing.map(([name]) => name).join(', ')}.`,
          'Start with `npm start`, which installs them, or unpack the release again.',
        ),
    existsSync(join(root, 'dist/web/index.en.html'))
      ? fine('The pages are built.')
      : fault('The pages are not built.', 'Start with `npm start`, which builds them.'),
  ]
}

function installedVersion(root: string, name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? read<{ version: string }>(file).version : undefined
}

const major = (version: string) => Number(version.split('.')[0])

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
