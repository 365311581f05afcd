import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * CycloneDX, by npm, of the project's packages in the release in `folder` and what they need, bundled or beside the
 * bundle; the same for the same packages.
 * @param at the release's time
 */
export function billOfMaterials(root: string, folder: string, at: Date): string {
  const { dependencies, ...own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { dependencies: beside } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const bundled: { name: string }[] = JSON.parse(
    readFileSync(join(folder, 'dist/server/licenses.json'), 'utf8'),
  )
  const present = new Set([...bundled.map(({ name }) => name), ...Object.keys(beside)])
  const needed = Object.entries(dependencies).filter(([name]) => present.has(name))
  using made = mkdtempDisposableSync(join(tmpdir(), 'edutrain-sbom-'))
  const dir = made.path
  const quiet = ['--package-lock-only', '--offline', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = (...args: string[]) => execFileSync('npm', [...args, ...quiet], { cwd: dir, encoding: 'utf8' })
  copyFileSync(join(root, 'package-lock.json'), join(dir, 'package-lock.json'))
  const { name, version, license } = own
  const manifest = { name, version, license, dependencies: Object.fromEntries(needed) }
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest))
  npm('install', '--ignore-scripts')
  const written = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application')
  const bill = JSON.parse(written) as { metadata: { timestamp: string }; serialNumber: string }
  bill.metadata.timestamp = at.toISOString()
  bill.serialNumber = ''
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** RFC 9562, version 8: made of a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}
