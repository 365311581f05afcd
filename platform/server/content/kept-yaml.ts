import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { appDir } from '#platform/server/installation.ts'

const keptFile = join(appDir, 'dist/kept-yaml.json')

let kept: ReadonlyMap<string, string> | undefined

/** What the build made of a file with this very text, anew each time; undefined without it. */
export function findKeptYaml(text: string): unknown {
  kept ??= readKept(keptFile)
  return parseKept(kept, text)
}

/** Half of what reading the content takes is reading YAML; JSON takes next to nothing. Files that cannot be read are left out. */
export function keepYaml(files: readonly string[], target = keptFile): void {
  const entries = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const document = parseDocument(text, { uniqueKeys: true })
    const value: unknown = document.errors.length > 0 ? undefined : document.toJS()
    const json = JSON.stringify(value)
    // Such as `.inf`, which JSON does not have.
    return json !== undefined && isDeepStrictEqual(JSON.parse(json), value) ? [[hashOf(text), json]] : []
  })
  writeFileSync(target, JSON.stringify(Object.fromEntries(entries)))
}

/** Nothing depends on it: without the file, YAML is read. */
export function readKept(file: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

export function parseKept(kept: ReadonlyMap<string, string>, text: string): unknown {
  const json = kept.size > 0 ? kept.get(hashOf(text)) : undefined
  return json === undefined ? undefined : JSON.parse(json)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
