import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * Which version this is, as `0.2.0 (4fd23708dd64)`: that of package.json, and the commit of a build in a git clone, as
 * `scripts/run.js` found it. Nothing but these two files is asked.
 */
export const version = readVersion(root)

/** The same of an installation in another folder. */
export function readVersion(folder: string): string {
  const { version: number } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'dist/.commit')
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return commit ? `${number} (${commit})` : String(number)
}
