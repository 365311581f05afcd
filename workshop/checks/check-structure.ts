// Keeps the rooms apart (structure/rules.ts), imports in one direction (structure/circles.ts) and texts in message files
// (structure/loose-words.ts); one line for each fault.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCircles } from './structure/circles.ts'
import { findLooseWords } from './structure/loose-words.ts'
import { findStructureFaults } from './structure/rules.ts'
import { parseSourceFile, roomOf } from './structure/source-file.ts'

const root = join(import.meta.dirname, '../..')
const rooms = '{app,platform,features,wagons,workshop}/**/*.{ts,tsx,js}'
const files = globSync(rooms, { cwd: root }).map((path) =>
  parseSourceFile(path, readFileSync(join(root, path), 'utf8')),
)
const loose = files
  .filter(({ path }) => roomOf(path) === 'web')
  .map(({ path }) => path)
  .filter((path) => !/\.(test|[a-z]{2}|d)\.tsx?$/.test(path))
  .flatMap((path) =>
    findLooseWords(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, words }) => `${path}:${line}: “${words}” belongs into a message file (*.en.ts)`,
    ),
  )
const faults = [...findStructureFaults(files), ...findCircles(files), ...loose]
for (const fault of faults) console.error(fault)
console.log(`structure: ${files.length} files, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
