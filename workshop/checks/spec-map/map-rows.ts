/** A row of docs/spec-map.md: `part` is the number of its section, X for what the spec does not name. */
export interface MapRow {
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
