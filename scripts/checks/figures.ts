// `npm run figures`: the size and shape of the source, as of the files that git knows.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(contract|server|web|bench|scripts|e2e)\//.test(path))

interface Source {
  readonly path: string
  readonly lines: readonly string[]
}

const all = paths.map((path): Source => {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  return { path, lines }
})
const isTest = ({ path }: Source) =>
  /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|server\/testing)\//.test(path)
const source = all.filter((file) => !isTest(file))
const tests = all.filter(isTest)

const sum = (files: readonly Source[]) => files.reduce((total, { lines }) => total + lines.length, 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const count = (pattern: RegExp) =>
  source.reduce((total, { lines }) => total + (lines.join('\n').match(pattern)?.length ?? 0), 0)

const lengths = source.map(({ lines }) => lines.length).toSorted((a, b) => a - b)
const at = (part: number) => lengths[Math.floor(part * (lengths.length - 1))]
const small = source.filter(({ lines }) => lines.length < 20)

const perFolder = Map.groupBy(source, ({ path }) => dirname(path))
const crowded = [...perFolder].filter(([, files]) => files.length > 24)

function commentsOf({ lines }: Source): { comments: number; filled: number } {
  let inside = false
  let comments = 0
  let filled = 0
  for (const line of lines) {
    const text = line.trim()
    if (!text) continue
    filled++
    if (inside || text.startsWith('//') || text.startsWith('/*') || text.startsWith('{/*')) comments++
    if (/^\{?\/\*/.test(text) && !text.includes('*/')) inside = true
    if (text.includes('*/')) inside = false
  }
  return { comments, filled }
}

const commented = source.map(commentsOf)
const filled = commented.reduce((total, one) => total + one.filled, 0)
const comments = commented.reduce((total, one) => total + one.comments, 0)

console.log(
  [
    `source: ${source.length} files, ${sum(source)} lines`,
    `lines of a file: median ${at(0.5)}, nine tenths at most ${at(0.9)}, at most ${at(1)}`,
    `below 20 lines: ${small.length} (${share(small.length, source.length)})`,
    `folders above two dozen source files: ${crowded.length}`,
    ...crowded.map(([folder, files]) => `  ${folder}: ${files.length}`),
    `comments: ${share(comments, filled)} of the lines that are not blank`,
    `any: ${count(/[:<]\s*any\b/g)}, casts: ${count(/\bas (?!const\b)[A-Z{]/g)}`,
    `tests and their support: ${tests.length} files, ${sum(tests)} lines, ${(sum(tests) / sum(source)).toFixed(2)} for each line of source`,
  ].join('\n'),
)
if (process.argv.includes('--small'))
  for (const { path, lines } of small) console.log(`${lines.length} ${path}`)
