import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Content } from '#platform/server/feature.ts'
import { appDir, ownContentDir } from '#platform/server/installation.ts'

const keptFile = join(appDir, 'dist/kept-content')

/** What each feature reads of the content, by its name. */
export type ContentByFeature = ReadonlyMap<string, Partial<Content>>

/** Of the bundle that this stands in (workshop/build/build-server.ts); nothing where sources run, which may have changed since. */
declare const BUILD_ID: string | undefined
const buildId = typeof BUILD_ID === 'undefined' ? undefined : BUILD_ID

/** What the same build made of this very folder. */
export const findBuiltContent = (dir: string): ContentByFeature | undefined =>
  buildId === undefined ? undefined : findKeptContent(dir, buildId)

/** Undefined where a file has changed since. Nothing depends on it: without the file, the content is read. */
export function findKeptContent(dir: string, build: string, file = keptFile): ContentByFeature | undefined {
  try {
    const kept = deserialize(readFileSync(file))
    return kept.build === build && kept.digest === digestContent(dir) ? kept.content : undefined
  } catch {
    return undefined
  }
}

/** A quarter of what a start takes is reading the content; this takes next to nothing. */
export function keepContent(dir: string, build: string, content: ContentByFeature, file = keptFile): void {
  writeFileSync(file, serialize({ build, digest: digestContent(dir), content }))
}

/** Of the folder and of our own, which stands in for what it lacks. A video is known by its name alone. */
export function digestContent(dir: string): string {
  const hash = createHash('sha256')
  for (const folder of new Set([dir, ownContentDir])) {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const entry of entries.filter((path) => !/(^|[\\/])\./.test(path)).sort()) {
      const path = join(folder, entry)
      const isRead = statSync(path, { throwIfNoEntry: false })?.isFile() && !/\.(webm|mp4)$/.test(path)
      const bytes = isRead ? readFileSync(path) : Buffer.alloc(0)
      hash.update(`${entry} ${bytes.length}\n`).update(bytes)
    }
  }
  return hash.digest('base64url')
}
