// Holds docs/spec-map.md to the files and tests it names (workshop/checks/spec-map/faults.ts), and what cites its rows to the rows
// it has (workshop/checks/spec-map/citations.ts). Exits with 1 and one line for each fault.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findCitationFaults } from './spec-map/citations.ts'
import { findSpecMapFaults } from './spec-map/faults.ts'
import { idsOf } from './spec-map/map-rows.ts'

const root = join(import.meta.dirname, '../..')
const citing = [
  '{app,platform,features,wagons,workshop}/**/*.{ts,tsx,css,js}',
  'content/*.yaml',
  'docs/**/*.md',
  '*.{md,ts}',
]

function readFile(path: string): string | undefined {
  const file = join(root, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
}

const map = readFile('docs/spec-map.md') ?? ''
const { rows, faults } = findSpecMapFaults(map, readFile)
// The check's own tests cite what is not there.
const paths = globSync(citing, { cwd: root }).filter((path) => !/spec-map\/.*\.test\.ts$/.test(path))
const ids = idsOf(map)
const citationFaults = paths.flatMap((path) => findCitationFaults(path, readFile(path) ?? '', ids))

for (const fault of [...faults, ...citationFaults]) console.error(fault)
console.log(
  `spec map: ${rows} rows, ${faults.length} faults; ${citationFaults.length} faults in what cites them`,
)
process.exit(faults.length + citationFaults.length ? 1 : 0)
