import { posix } from 'node:path'

export interface SourceFile {
  readonly path: string
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
  return { path, imports, hasStatement: statement.test(text) }
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier
}

type Room = 'contract' | 'server' | 'web'

const place = /^(?:features|wagons)\/(?:[^/]+\/)*?([^/]+)\/(contract|server|web|desk)(?:\/(.+)|\.ts)$/
const manifest = /^(?:features|wagons)\/(?:[^/]+\/)*([^/]+)\/([^/]+\.feature\.ts)$/

/** Undefined for what belongs to no room: tools, and what tests share. */
export function roomOf(path: string): Room | undefined {
  const [, room] = /^(?:app|platform)\/(contract|server|web)\//.exec(path) ?? []
  if (manifest.test(path)) return 'server'
  const [, , side] = place.exec(path) ?? []
  return side === 'desk' ? 'web' : ((room ?? side) as Room | undefined)
}

/** Pages for operators stand above all features: they are of the desk. `rest` is the path below the room. */
export function featureOf(path: string): { room: Room; feature: string; rest: string } | undefined {
  const [, owner = '', file] = manifest.exec(path) ?? []
  if (file) return { room: 'server', feature: owner, rest: file }
  const [, feature = '', side, rest = ''] = place.exec(path) ?? []
  if (!side || side === 'contract') return undefined
  return side === 'desk' ? { room: 'web', feature: 'desk', rest } : { room: side as Room, feature, rest }
}
