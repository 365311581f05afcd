import type { Manifest } from 'vite'

/** At a lower priority than the entry, which paints first. */
export function modulePreloads(manifest: Manifest, parts: readonly string[]): string[] {
  const { scripts, styles } = filesOf(manifest, parts)
  return [
    ...[...scripts].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin>`,
    ),
    ...[...styles].map(
      (file) => `<link rel="preload" fetchpriority="low" href="/${file}" as="style" crossorigin>`,
    ),
  ]
}

/** As addresses. */
export function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  return [...filesOf(manifest, parts).scripts].map((file) => `/${file}`)
}

export function styleFilesOf(manifest: Manifest, parts: readonly string[]): string[] {
  return [...filesOf(manifest, parts).styles]
}

function filesOf(manifest: Manifest, parts: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`The build has no part called ${key}.`)
    if (chunk.isEntry || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    chunk.imports?.forEach(visit)
  }
  parts.forEach(visit)
  return { scripts, styles }
}
