// Finds old words (words/old-words.ts) in code, tests, documents and English texts; one line for each.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOldWords } from './words/find-old-words.ts'

const root = join(import.meta.dirname, '../..')
const written = [
  '{contract,contracts,server,web,e2e,bench,scripts}/**/*.{ts,tsx,js,css,html,sol,toml}',
  'docs/**/*.{md,sh}',
  '*.{md,ts}',
]
// French, the list itself with its test, the word lists of the content's rules, and landed migrations, which never change.
const apart = /(\.fr\.tsx?|[-.]fr\.ts)$|\/migrations\/|^scripts\/checks\/(words\/|content\/(words|tone)\.ts$)/

const files = globSync(written, { cwd: root }).filter((path) => !apart.test(path))
const faults = files.flatMap((path) =>
  findOldWords(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, word, instead }) => `${path}${line === 0 ? '' : `:${line}`}: “${word}”: say ${instead}`,
  ),
)
for (const fault of faults) console.error(fault)
console.log(`words: ${files.length} files, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
