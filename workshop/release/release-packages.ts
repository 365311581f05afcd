import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
}

/** What no program reads: half the size. */
const unread = /\.(map|md|markdown|flow|d\.[cm]?ts)$|\.tsbuildinfo$/i

/** Compiled code, for one system each: those of servers. */
const otherSystem = /-(android|darwin|freebsd|win32|openharmony|wasm32)-|-arm-gnueabihf$/

/**
 * Copies into `folder`, which has a package.json and a lock of this project, the packages that package.json names with
 * what they need, and drops the others from the lock. Compiled packages for other servers than this machine are fetched
 * with `everySystem`, and held to the checksum of the lock.
 */
export function copyPackages(root: string, folder: string, { everySystem }: { everySystem: boolean }): void {
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  npm(folder, 'install', '--package-lock-only', ...quiet)
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '') continue
    const installed = join(root, path)
    if (existsSync(installed)) copyPackage(installed, join(folder, path))
    else if (everySystem && !otherSystem.test(path)) fetchPackage(path, locked, join(folder, path))
  }
}

function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    // Packages inside it are entries of the lock themselves.
    filter: (source) =>
      !unread.test(source) &&
      !(source !== from && basename(source) === 'node_modules' && source.startsWith(from)),
  })
}

/** @throws Error when it is not what the lock says */
function fetchPackage(path: string, { version, integrity = '' }: LockedPackage, to: string): void {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'edutrain-package-'))
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const file = join(dir.path, npm(dir.path, 'pack', '--silent', `${name}@${version}`).trim())
  const [algorithm = '', digest] = integrity.split(/-(.*)/s)
  if (createHash(algorithm).update(readFileSync(file)).digest('base64') !== digest)
    throw new Error(`${name}@${version} is not what package-lock.json says`)
  mkdirSync(to, { recursive: true })
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', to])
}

const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, encoding: 'utf8' })
