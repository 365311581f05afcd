import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const app = join(import.meta.dirname, '../../../..')

/** What the names of scripts end in. */
export const nextMark = '-next'

/** A later version of the app, in a folder of its own: each of its scripts has another name than now. */
export function makeNextVersion(): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-e2e-next-'))
  for (const part of ['app', 'platform', 'features', 'wagons', 'content', 'package.json', 'dist/web'])
    cpSync(join(app, part), join(dir, part), { recursive: true })
  symlinkSync(join(app, 'node_modules'), join(dir, 'node_modules'))
  renameScripts(join(dir, 'dist/web'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

function renameScripts(webDir: string): void {
  for (const compressed of globSync('**/*.{br,gz}', { cwd: webDir })) rmSync(join(webDir, compressed))
  const scripts = globSync('assets/*-????????.js', { cwd: webDir }).map((path) => basename(path, '.js'))
  for (const path of globSync('**/*.{html,js}', { cwd: webDir })) {
    const file = join(webDir, path)
    let text = readFileSync(file, 'utf8')
    for (const name of scripts) text = text.replaceAll(`${name}.js`, `${name}${nextMark}.js`)
    // The shell names other scripts now, so its revision in the service worker is another one.
    text = text.replace(/(revision"?:\s*["'`])[0-9a-f]{8}/, '$100000000')
    rmSync(file)
    const name = basename(path, '.js')
    writeFileSync(scripts.includes(name) ? file.replace(/\.js$/, `${nextMark}.js`) : file, text)
  }
}
