import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Builder, follow, output, works } from './engine.ts'

const root = join(import.meta.dirname, '../..')
const image = 'localhost/edutrain-container-test'

export const isBuildahThere = () => process.getuid?.() === 0 && works('buildah', '--version')

/** Builds without a daemon, in a store of its own; what it has built it does not run. */
export function buildah(): Builder {
  const folder = mkdtempSync(join(tmpdir(), 'edutrain-container-'))
  const storage = ['--storage-driver', 'vfs', '--root', join(folder, 'images')]
  storage.push('--runroot', join(folder, 'run'))
  return {
    name: 'buildah',
    build() {
      const npmrc = join(homedir(), '.npmrc')
      const secret = existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []
      const format = ['--isolation', 'chroot', '--format', 'docker']
      follow('buildah', ...storage, 'bud', ...format, ...secret, '--tag', image, root)
    },
    size: () =>
      Number(output('buildah', ...storage, 'images', '--json', image).match(/"size": "([\d.]+) MB"/)?.[1]) *
      1e6,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
