// Keeps the rooms apart: see scripts/structure/rules.ts. Exits with 1 and one line for each fault.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStructureFaults } from './structure/rules.ts'
import { parseSourceFile } from './structure/source-file.ts'

const root = join(import.meta.dirname, '..')
const rooms = '{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,js}'
const files = globSync(rooms, { cwd: root }).map((path) =>
  parseSourceFile(path, readFileSync(join(root, path), 'utf8')),
)
const faults = findStructureFaults(files)
for (const fault of faults) console.error(fault)
console.log(`structure: ${files.length} files, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
