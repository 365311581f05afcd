import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export const ownContentDir = join(root, 'content')

/** As `0.2.0 (4fd23708dd64)`: from package.json and the commit that `scripts/run.js` found. */
export const version = readVersion(root)

export function readVersion(folder: string): string {
  const { version: number } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'dist/.commit')
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return commit ? `${number} (${commit})` : String(number)
}
