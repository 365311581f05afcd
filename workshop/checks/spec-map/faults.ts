import { type MapRow, readRows } from './map-rows.ts'

type ReadFile = (path: string) => string | undefined

/** `cited` are the ids that titles of tests cite. */
export function findSpecMapFaults(
  map: string,
  readFile: ReadFile,
  cited: ReadonlySet<string>,
): { rows: number; faults: string[] } {
  const rows = readRows(map)
  const ids = rows.map(({ cells }) => cells[0])
  const faults = rows.flatMap((row, index) =>
    [
      ...faultsOfRow(row, readFile, cited),
      ...(ids.indexOf(row.cells[0]) < index ? [`${row.cells[0]} is the id of another row too`] : []),
    ].map((fault) => `docs/spec-map.md:${row.line}: ${fault}`),
  )
  return { rows: rows.length, faults }
}

function faultsOfRow({ part, cells }: MapRow, readFile: ReadFile, cited: ReadonlySet<string>): string[] {
  const [id = '', spec = '', doneIn = '', libraryLines = ''] = cells
  if (cells.length !== 5) return [`has ${cells.length} cells, not 5`]
  if (!new RegExp(`^S${part}\\.[1-9]\\d*$`).test(id))
    return [`"${id}" is no id of part ${part}, as S${part}.1 is`]
  if (!spec) return ['says nothing of the spec']
  const lines = libraryLinesIn(libraryLines)
  if (lines.length === 0 && !cited.has(id))
    return ['no title of a test cites it, and it names no line of a library']
  return [
    ...faultsOfPlace(doneIn, readFile),
    ...doubledIn(lines),
    ...lines.flatMap((line) => faultsOfPackageLine(line, readFile)),
  ]
}

export const libraryLinesIn = (cell: string) => cell.split('<br>').filter((line) => line !== '')

function faultsOfPlace(doneIn: string, readFile: ReadFile): string[] {
  const paths = [...doneIn.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  if (paths.length === 0) return ['names no file that does it']
  const missing = paths.filter((path) => readFile(path) === undefined)
  return [...doubledIn(paths), ...missing.map((path) => `there is no ${path}`)]
}

const doubledIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index).map((name) => `names ${name} twice`)

const packageLine = /^`((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+) ([\w./-]+):(\d+)` › `([^`]+)`$/

function faultsOfPackageLine(text: string, readFile: ReadFile): string[] {
  const [, name = '', version = '', path = '', line = '', words = ''] = packageLine.exec(text) ?? []
  if (!name) return [`"${text}" is not of the form \`package@version path:line\` › \`words on that line\``]
  const home = `node_modules/${name}`
  const manifest = readFile(`${home}/package.json`)
  if (!manifest) return [`there is no package ${name}`]
  const installed = JSON.parse(manifest).version
  if (installed !== version) return [`${name} is of version ${installed}, not ${version}`]
  const source = readFile(`${home}/${path}`)
  if (source === undefined) return [`there is no ${path} in ${name}`]
  const isThere = source.split('\n')[Number(line) - 1]?.includes(words)
  return isThere ? [] : [`line ${line} of ${path} in ${name} has no "${words}"`]
}
