import type { Manifest, ManifestChunk } from 'vite'

/** At a lower priority than the entry, which paints first. */
export function modulePreloads(manifest: Manifest, parts: readonly string[]): string[] {
  return [
    ...scriptsOf(manifest, parts).map(
      (address) => `<link rel="modulepreload" fetchpriority="low" href="${address}" crossorigin>`,
    ),
    ...styleFilesOf(manifest, parts).map(
      (file) => `<link rel="preload" fetchpriority="low" href="/${file}" as="style" crossorigin>`,
    ),
  ]
}

/** As addresses. */
export const scriptsOf = (manifest: Manifest, parts: readonly string[]) => [
  ...new Set(besidesEntry(manifest, parts).map(({ file }) => `/${file}`)),
]

export const styleFilesOf = (manifest: Manifest, parts: readonly string[]) => [
  ...new Set(besidesEntry(manifest, parts).flatMap(({ css = [] }) => css)),
]

function besidesEntry(manifest: Manifest, parts: readonly string[]): ManifestChunk[] {
  const keys = parts.map((part) => keyOf(manifest, part))
  return chunksFrom(manifest, keys, { seen: entriesOf(manifest) })
}

export const entriesOf = (manifest: Manifest) => Object.keys(manifest).filter((key) => manifest[key]?.isEntry)

/** @param part a source file, or the name of a group of vite.config.ts */
export function keyOf(manifest: Manifest, part: string): string {
  const key = manifest[part] ? part : Object.keys(manifest).find((each) => manifest[each]?.name === part)
  if (!key) throw new Error(`The build has no part called ${part}.`)
  return key
}

/** The chunks of these keys and all that they lead to, but for the keys that were `seen`. */
export function chunksFrom(
  manifest: Manifest,
  keys: readonly string[],
  {
    seen = [] as readonly string[],
    nextOf = ({ imports = [] }: ManifestChunk): readonly string[] => imports,
  } = {},
): ManifestChunk[] {
  const visited = new Set(seen)
  const visit = (key: string): ManifestChunk[] => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return []
    visited.add(key)
    return [chunk, ...nextOf(chunk).flatMap(visit)]
  }
  return keys.flatMap(visit)
}
