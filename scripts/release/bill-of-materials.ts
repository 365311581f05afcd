import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** CycloneDX, by npm, of what the lock in `folder` names; the same for the same packages. @param at the release's time */
export function billOfMaterials(folder: string, at: Date): string {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const written = execFileSync('npm', [...args, '--loglevel=error'], { cwd: folder, encoding: 'utf8' })
  const bill = JSON.parse(written) as { metadata: { timestamp: string }; serialNumber: string }
  bill.metadata.timestamp = at.toISOString()
  bill.serialNumber = ''
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** RFC 9562, version 8: made of a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
