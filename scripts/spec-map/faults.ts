import { faultsOfPackageLine } from './package-line.ts'
import { hasTitle } from './test-titles.ts'

/** The text of a file of the project; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined

/** What is wrong with the rows of docs/spec-map.md, one line a fault: see its head for what a row must hold. */
export function findSpecMapFaults(map: string, readFile: ReadFile): { rows: number; faults: string[] } {
  const rows = map.split('\n').flatMap((text, index) => (isRow(text) ? [{ text, line: index + 1 }] : []))
  const faults = rows.flatMap(({ text, line }) =>
    faultsOfRow(cellsOf(text), readFile).map((fault) => `docs/spec-map.md:${line}: ${fault}`),
  )
  return { rows: rows.length, faults }
}

const isRow = (line: string) => line.startsWith('|') && !/^\|(\s*-|\s*spec\s*\|)/.test(line)

const cellsOf = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function faultsOfRow(cells: string[], readFile: ReadFile): string[] {
  const [spec = '', doneIn = '', shownBy = ''] = cells
  if (cells.length !== 4) return [`has ${cells.length} cells, not 4`]
  if (!spec) return ['says nothing of the spec']
  const proofs = shownBy.split('<br>').filter((proof) => proof !== '')
  if (proofs.length === 0) return ['names no test']
  return [
    ...faultsOfPlace(doneIn, readFile),
    ...proofs.flatMap((proof) => faultsOfPackageLine(proof, readFile) ?? faultsOfTest(proof, readFile)),
  ]
}

function faultsOfPlace(doneIn: string, readFile: ReadFile): string[] {
  const paths = [...doneIn.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  if (paths.length === 0) return ['names no file that does it']
  return paths.filter((path) => readFile(path) === undefined).map((path) => `there is no ${path}`)
}

function faultsOfTest(proof: string, readFile: ReadFile): string[] {
  const [, path = '', title = ''] = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(proof) ?? []
  if (!path) return [`"${proof}" is not of the form \`path of a test\` › title`]
  const source = readFile(path)
  if (source === undefined) return [`there is no ${path}`]
  return hasTitle(source, title) ? [] : [`${path} has no test "${title}"`]
}
