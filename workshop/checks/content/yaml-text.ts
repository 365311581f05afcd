import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './fault.ts'

/** The entries of a YAML file that is a list of mappings, each with the line it begins on and those of its keys. */
export interface YamlEntry {
  readonly line: number
  readonly value: Readonly<Record<string, unknown>>
  readonly lineOf: (key: string) => number
}

export function parseYamlList(file: string, text: string): { entries: YamlEntry[]; faults: Fault[] } {
  const { values, lineOf, faults } = parseYaml(file, text)
  if (faults.length) return { entries: [], faults }
  if (!Array.isArray(values))
    return { entries: [], faults: [{ file, line: 1, reason: 'must be a list: each entry begins with "- "' }] }
  const entries = values.flatMap((value: unknown, index): YamlEntry[] => {
    const line = lineOf([index])
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return [{ line, value: { ...value }, lineOf: (key) => lineOf([index, key]) }]
    faults.push({ file, line, reason: 'must be an entry with named parts, such as "id: …"' })
    return []
  })
  return { entries, faults }
}

/** `values` is undefined where there are faults. */
export function parseYaml(file: string, text: string) {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const faults: Fault[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    reason: `the file cannot be read from here on: ${error.message.split('\n')[0]}. Compare dashes, quotes and indentation with the entry before`,
  }))
  const values: unknown = faults.length ? undefined : document.toJS()
  return { values, lineOf, faults }

  // A part that is missing has no line of its own; that of the entry is the nearest.
  function lineOf(path: readonly (string | number)[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }
}

/** A part that is missing, empty or no text is a fault and reads as ''. */
export function readTexts<Key extends string>(
  file: string,
  entry: YamlEntry,
  keys: readonly Key[],
  faults: Fault[],
): Record<Key, string> {
  return Object.fromEntries(
    keys.map((key) => {
      const value = entry.value[key]
      if (typeof value === 'string' && value.trim()) return [key, value.trim()]
      const reason =
        value === undefined
          ? `"${key}" is missing; add it`
          : typeof value === 'string'
            ? `"${key}" is empty; fill it in`
            : `"${key}" must be a text; put it in quotes`
      faults.push({ file, line: entry.lineOf(key), reason })
      return [key, '']
    }),
  ) as Record<Key, string>
}

export function refuseUnknownKeys(file: string, entry: YamlEntry, known: readonly string[], faults: Fault[]) {
  const names = `the names are ${known.join(', ')}`
  for (const key of Object.keys(entry.value))
    if (!known.includes(key))
      faults.push({ file, line: entry.lineOf(key), reason: `"${key}" is not known here; ${names}` })
}
