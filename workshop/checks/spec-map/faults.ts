/** A row of docs/spec-map.md: `part` is the number of its section, X for what the spec does not name. */
interface MapRow {
  readonly line: number
  readonly part: string
  readonly cells: readonly string[]
}

export function readRows(map: string): MapRow[] {
  let part = ''
  return map.split('\n').flatMap((text, index) => {
    part = /^## (\w+)\. /.exec(text)?.[1] ?? part
    return isRow(text) ? [{ line: index + 1, part, cells: cellsOf(text) }] : []
  })
}

export const idsOf = (map: string) => new Set(readRows(map).map(({ cells }) => cells[0] ?? ''))

const isRow = (line: string) => line.startsWith('|') && !/^\|(\s*-|\s*id\s*\|)/.test(line)

const cellsOf = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

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

/** `ids` are those of docs/spec-map.md. */
export function findCitationFaults(path: string, text: string, ids: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`
    const unknown = (line.match(/\bS(?:\d+|X)\.\d+\b/g) ?? []).filter((id) => !ids.has(id))
    return [
      ...unknown.map((id) => `${place}: docs/spec-map.md has no row ${id}`),
      ...(/\u00a7/.test(line) ? [`${place}: cite a row of docs/spec-map.md, not a section sign`] : []),
    ]
  })
}
