import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const webDir = join(import.meta.dirname, '../../dist/web')

/** Something of the pages that is held to a number of bytes; what wagons hold theirs to is in `workshop/bytes.ts` of each. */
export interface ByteRow {
  readonly what: string
  readonly bytes: number
  readonly budget: number
  readonly packed: 'gzip' | 'brotli'
}

/** What `workshop/bytes.ts` of a feature exports. */
export interface FeatureBytes {
  readonly rows: (language: string) => readonly ByteRow[]
}

/** @param file path from the folder of the built pages */
export const readBuilt = (file: string): string => readFileSync(join(webDir, file), 'utf8')

export const gzipped = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length

/** Bytes (gzip) of built files, each packed alone. */
export const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(webDir, file))), 0)

/** Bytes (brotli) of built files, each packed alone; fonts are packed already. */
export const brotliOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => {
    const bytes = readFileSync(join(webDir, file))
    return sum + (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length)
  }, 0)

/**
 * The scripts that a page fetches: what its HTML names and what these import, and the parts that its route imports.
 * @throws where the build has no part of that name
 */
export function scriptsOf(page: string, parts: readonly string[]): Set<string> {
  const named = [...readBuilt(`${page}.html`).matchAll(/(?:src|href|data-app)="(\/assets\/[^"]+\.js)"/g)]
  const files = new Set(named.flatMap(([, paths = '']) => paths.split(' ').map((path) => path.slice(1))))
  const visit = (file: string) => {
    files.add(file)
    for (const [, name] of readBuilt(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
      if (!files.has(`assets/${name}`)) visit(`assets/${name}`)
  }
  const entry = [...files].find((file) => /\/index-/.test(file)) ?? ''
  for (const part of parts) {
    const name = new RegExp(`(${part}-[\\w-]{8}\\.js)`).exec(readBuilt(entry))?.[1]
    if (!name) throw new Error(`The build has no part called ${part}.`)
    visit(`assets/${name}`)
  }
  return files
}

export const readWorker = (language: string): string => readBuilt(`sw.${language}.js`)

/** The files that the service worker keeps when they are wanted, by the name of what they are of. */
export function filesOnDemand(language: string): Map<string, readonly string[]> {
  const lists = readWorker(language).matchAll(
    /["'`]?([\w-]+)["'`]?:\s*\[((?:["'`]\/assets\/[\w.-]+["'`],?\s*)+)\]/g,
  )
  return new Map(
    [...lists].map(([, id = '', list = '']) => [
      id,
      [...list.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file]) => file ?? ''),
    ]),
  )
}
