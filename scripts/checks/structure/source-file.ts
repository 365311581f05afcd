import { posix } from 'node:path'

export interface SourceFile {
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Builds or runs a statement of the database. */
  readonly hasStatement: boolean
}

/** `target` is a path from the project's root for our own files, else the package's name. */
export interface Import {
  readonly target: string
  readonly typeOnly: boolean
}

const importStatement =
  /(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g

const statement =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|execute(?:TakeFirst(?:OrThrow)?)?)\(|\bsql(?:<[^`]*>)?`/

export function parseSourceFile(path: string, text: string): SourceFile {
  const imports = [...text.matchAll(importStatement)].map((match) => ({
    typeOnly: match[1] !== undefined,
    target: resolve(path, match[2] ?? match[3] ?? match[4] ?? ''),
  }))
  return { path, lines: text.split('\n').length, imports, hasStatement: statement.test(text) }
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier
}

export function featureOf(path: string): { room: string; feature: string } | undefined {
  const match = /^(server|web)\/features\/([^/]+)\//.exec(path)
  return match ? { room: match[1] ?? '', feature: match[2] ?? '' } : undefined
}
