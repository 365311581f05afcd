// Holds docs/spec-map.md to the files and tests it names: see scripts/spec-map/faults.ts. Exits with 1 and one line for
// each fault.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findSpecMapFaults } from './spec-map/faults.ts'

const root = join(import.meta.dirname, '..')

function readFile(path: string): string | undefined {
  const file = join(root, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
}

const { rows, faults } = findSpecMapFaults(readFileSync(join(root, 'docs/spec-map.md'), 'utf8'), readFile)
for (const fault of faults) console.error(fault)
console.log(`spec map: ${rows} rows, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
