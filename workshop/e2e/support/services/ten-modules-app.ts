import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTenModules } from '#workshop/testing/content/ten-modules.ts'

const app = join(import.meta.dirname, '../../../..')

/** The app in a folder of its own, built on content with a tenth module; not a line of its code is another. */
export function makeTenModulesApp(): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-e2e-ten-'))
  for (const part of [
    'app',
    'platform',
    'features',
    'wagons',
    'workshop/build',
    'vite.config.ts',
    'package.json',
    'tsconfig.base.json',
  ])
    cpSync(join(app, part), join(dir, part), { recursive: true })
  symlinkSync(join(app, 'node_modules'), join(dir, 'node_modules'))
  writeTenModules(join(dir, 'content'))
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'workshop/build/build.ts'], {
    cwd: dir,
    env: { ...process.env, CONTENT_DIR: '' },
  })
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
