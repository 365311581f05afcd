// Holds docs/spec-map.md to the files and lines it names and to the tests that cite its rows, and what cites its rows to
// the rows it has (workshop/checks/spec-map/faults.ts). Exits with 1 and one line for each fault.
import { globSync } from 'node:fs'
import { citingTests, isOwnTest, readFile, root } from './spec-map/citing-tests.ts'
import { findCitationFaults, findSpecMapFaults, idsOf } from './spec-map/faults.ts'

const citing = [
  '{app,platform,features,wagons,workshop}/**/*.{ts,tsx,css,js,md}',
  'content/*.yaml',
  'docs/**/*.md',
  '*.{md,ts}',
]

const map = readFile('docs/spec-map.md') ?? ''
const { rows, faults } = findSpecMapFaults(map, readFile, new Set(citingTests().keys()))
const paths = globSync(citing, { cwd: root }).filter((path) => !isOwnTest(path))
const ids = idsOf(map)
const citationFaults = paths.flatMap((path) => findCitationFaults(path, readFile(path) ?? '', ids))

for (const fault of [...faults, ...citationFaults]) console.error(fault)
console.log(
  `spec map: ${rows} rows, ${faults.length} faults; ${citationFaults.length} faults in what cites them`,
)
process.exit(faults.length + citationFaults.length ? 1 : 0)
