import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Content } from '#platform/server/feature.ts'
import { appDir, isBundled, ownContentDir } from '#platform/server/installation.ts'

const keptFile = join(appDir, 'dist/kept-content')

/** What each feature reads of the content, by its name. */
export type ContentByFeature = ReadonlyMap<string, Partial<Content>>

const found = new Map<string, ContentByFeature | undefined>()

/**
 * For the bundle of the same build: what it made of this very folder, as it is when first asked for. Sources, which may have
 * changed since, read the folder themselves.
 */
export function findBuiltContent(dir: string): ContentByFeature | undefined {
  if (isBundled && !found.has(dir)) found.set(dir, findKeptContent(dir))
  return found.get(dir)
}

/** Undefined where a file has changed since. Nothing depends on it: without the file, the content is read. */
export function findKeptContent(dir: string, file = keptFile): ContentByFeature | undefined {
  try {
    const { digest, content } = deserialize(readFileSync(file))
    return digest === digestOf(dir) ? content : undefined
  } catch {
    return undefined
  }
}

/** A quarter of what a start takes is reading the content; this takes next to nothing. */
export function keepContent(dir: string, content: ContentByFeature, file = keptFile): void {
  writeFileSync(file, serialize({ digest: digestOf(dir), content }))
}

/** Of the folder and of our own, which stands in for what it lacks. A video is known by its name alone. */
function digestOf(dir: string): string {
  const hash = createHash('sha256')
  for (const folder of new Set([dir, ownContentDir])) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files.sort()) {
      const bytes = /\.(md|svg|yaml)$/.test(file) ? readFileSync(file) : Buffer.alloc(0)
      hash.update(`${file.slice(folder.length)} ${bytes.length}\n`).update(bytes)
    }
  }
  return hash.digest('base64url')
}
