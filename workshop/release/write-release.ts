import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { wagons } from '#app/server/wagon-list.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { releaseManifest } from './release-manifest.ts'
import { copyPackages } from './release-packages.ts'

export interface ReleaseOptions {
  /** Compiled packages for every server, not for this machine alone. */
  readonly everySystem: boolean
}

/** What a site runs, and what its administrators read. */
const wanted = [
  'dist/server/**/*',
  'dist/web/**/*',
  'dist/{.built,.commit,.content,kept-content}',
  // What the server reads beside the content.
  '{features,wagons}/**/server/**/*.{png,svg}',
  ...wagons.flatMap(({ files = [] }) => files),
  'content/**/*',
  'docs/*.md',
  'docs/{deploy,decisions}/**/*',
  '{README,CHANGELOG}.md',
  'LICENSE',
]

const unwanted = /\.test\.ts$|(^|\/)tsconfig[^/]*\.json$/

/** Paths below `root`, sorted by code points, whatever the machine's language is. */
function releaseFiles(root: string): string[] {
  return globSync(wanted, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .filter((path) => !unwanted.test(path))
    .sort()
}

/** The app in `folder`, built and with its packages: starts on Node alone. @throws Error when the pages are not built */
export function writeReleaseFolder(root: string, folder: string, options: ReleaseOptions): void {
  if (['dist/.built', 'dist/server/.built'].some((stamp) => !existsSync(join(root, stamp))))
    throw new Error('The app is not built: npm run build.')
  const files = releaseFiles(root)
  for (const path of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  const sources = files
    .filter((path) => /^dist\/server\/.*\.js$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = releaseManifest(own, files, sources)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  copyPackages(root, folder, options)
}

/**
 * `NAME.tar.gz`, `NAME.cdx.json` and `SHA256SUMS` in `dir`; the same bytes from the same files.
 * @param at the time of everything in it
 */
export function writeRelease(root: string, dir: string, at: Date, options: ReleaseOptions): string[] {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const full = `${name}-${version}`
  const folder = join(dir, full)
  rmSync(dir, { recursive: true, force: true })
  writeReleaseFolder(root, folder, options)
  const bill = billOfMaterials(root, folder, at)
  writeFileSync(join(folder, 'sbom.cdx.json'), bill)
  writeFileSync(join(dir, `${full}.cdx.json`), bill)
  writeFileSync(join(dir, `${full}.tar.gz`), archive(dir, full, at))
  rmSync(folder, { recursive: true })
  const files = [`${full}.cdx.json`, `${full}.tar.gz`]
  const sums = files.map((file) => `${sha256(readFileSync(join(dir, file)))}  ${file}\n`)
  writeFileSync(join(dir, 'SHA256SUMS'), sums.join(''))
  return [...files, 'SHA256SUMS'].map((file) => join(dir, file))
}

/** GNU tar's: names in order, one time, no owner of this machine. */
export function archive(dir: string, folder: string, at: Date): Buffer {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const form = ['--sort=name', '--format=gnu', `--mtime=@${Math.floor(at.getTime() / 1000)}`]
  const args = [...owner, ...form, '-cf', '-', '-C', dir, folder]
  const tar = execFileSync('tar', args, { maxBuffer: 2 ** 30, env: { ...process.env, LC_ALL: 'C' } })
  // Without a name and a time of its own.
  return gzipSync(tar, { level: 9 })
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
