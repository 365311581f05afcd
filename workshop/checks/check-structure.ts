// Keeps the rooms apart (structure/rules.ts), imports in one direction (structure/circles.ts), texts in message files
// (structure/loose-words.ts), files and folders small (structure/sizes.ts), and each file in use (structure/unused.ts); one
// line for each fault.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCircles } from './structure/circles.ts'
import { findLooseWords } from './structure/loose-words.ts'
import { findStructureFaults } from './structure/rules.ts'
import { findSizeFaults } from './structure/sizes.ts'
import { parseSourceFile, roomOf } from './structure/source-file.ts'
import { findUnusedFiles } from './structure/unused.ts'

const root = join(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const texts = read('{app,platform,features,wagons,workshop}/**/*.{ts,tsx,js,css}')
const others = read('{package.json,vite.config.ts,app/web/**/*.html}')
const sizes = texts.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
const files = texts
  .filter(({ path }) => !path.endsWith('.css'))
  .map(({ path, text }) => parseSourceFile(path, text))
const loose = files
  .filter(({ path }) => roomOf(path) === 'web')
  .map(({ path }) => path)
  .filter((path) => !/\.(test|[a-z]{2}|d)\.tsx?$/.test(path))
  .flatMap((path) =>
    findLooseWords(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, words }) => `${path}:${line}: “${words}” belongs into a message file (*.en.ts)`,
    ),
  )
const faults = [
  ...findStructureFaults(files),
  ...findCircles(files),
  ...findSizeFaults(sizes),
  ...findUnusedFiles(texts, others),
  ...loose,
]
for (const fault of faults) console.error(fault)
console.log(`structure: ${texts.length} files, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
