// `npm run figures`: the size and shape of the source, as of the files that git knows; `-- --small` lists short files.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crowdedFolders, mostFiles } from '../structure/sizes.ts'
import { type FileFigures, measureFile } from './measure-file.ts'

const fewestLines = 20

const root = join(import.meta.dirname, '../../..')
const isSheet = (path: string) => path.endsWith('.css')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(app|features|platform|wagons|workshop)\//.test(path))
const [sheets, code] = [paths.filter(isSheet), paths.filter((path) => !isSheet(path))]
const sheetLines = sheets.reduce((total, path) => total + read(path).trimEnd().split('\n').length, 0)
const all = code.map((path) => measureFile(path, read(path)))

/** Tests and what only they use; all else is source, message files and declarations of types too. */
const isTest = ({ path }: FileFigures) =>
  /\.(test|spec)\.tsx?$/.test(path) || /^workshop\/(e2e|testing)\/|^wagons\/[^/]+\/(e2e|testing)\//.test(path)
const source = all.filter((file) => !isTest(file))
const tests = all.filter(isTest)

const sum = (files: readonly FileFigures[], of: 'lines' | 'filled' | 'comments' | 'anys' | 'casts') =>
  files.reduce((total, file) => total + file[of], 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const lengths = source.map(({ lines }) => lines).toSorted((a, b) => a - b)
const at = (part: number) => lengths[Math.floor(part * (lengths.length - 1))]
const small = source.filter(({ lines }) => lines < fewestLines)
const crowded = crowdedFolders(paths)
const rooms = [...Map.groupBy(source, ({ path }) => path.split('/')[0] ?? '')]

console.log(
  [
    `source: ${source.length + sheets.length} files, ${sum(source, 'lines') + sheetLines} lines`,
    `  code: ${source.length} files, ${sum(source, 'lines')} lines`,
    `  style sheets: ${sheets.length} files, ${sheetLines} lines`,
    `lines of a file of code: median ${at(0.5)}, nine tenths at most ${at(0.9)}, at most ${at(1)}`,
    `below ${fewestLines} lines: ${small.length} (${share(small.length, source.length)})`,
    `folders above ${mostFiles} files besides tests, lists aside: ${crowded.length}`,
    ...crowded.map(({ folder, count }) => `  ${folder}: ${count}`),
    `comments: ${share(sum(source, 'comments'), sum(source, 'filled'))} of the lines that are not blank`,
    ...rooms.map(([room, files]) => `  ${room}: ${share(sum(files, 'comments'), sum(files, 'filled'))}`),
    `any: ${sum(source, 'anys')}, casts: ${sum(source, 'casts')} (${((1000 * sum(source, 'casts')) / sum(source, 'lines')).toFixed(1)} in 1,000 lines)`,
    `tests and their support: ${tests.length} files, ${sum(tests, 'lines')} lines, ${(sum(tests, 'lines') / (sum(source, 'lines') + sheetLines)).toFixed(2)} for each line of source`,
  ].join('\n'),
)
if (process.argv.includes('--small')) for (const { path, lines } of small) console.log(`${lines} ${path}`)
