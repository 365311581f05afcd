import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The folder of the app. This source and what `npm run build` makes of it, in dist/server, stand two folders below it. */
export const appDir = join(import.meta.dirname, '../..')

const isBundled = import.meta.filename.endsWith('.js')

export const ownContentDir = join(appDir, 'content')

/** As `0.2.0 (4fd23708dd64)`: from package.json and the commit that `workshop/run.js` found. */
export const version = readVersion(appDir)

/**
 * Path of a program that is started by itself, in a process or a thread: its source, or the bundle of that name.
 * @param source below the app's folder; named in workshop/build/build-server.ts
 */
export function programFile(source: string): string {
  return isBundled
    ? join(appDir, 'dist/server', basename(source).replace(/\.ts$/, '.js'))
    : join(appDir, source)
}

export function readVersion(folder: string): string {
  const { version: number } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'dist/.commit')
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return commit ? `${number} (${commit})` : String(number)
}
