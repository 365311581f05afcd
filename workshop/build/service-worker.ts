import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { pages, wagonPaths } from '#app/server/pages/page-list.ts'
import { wagons } from '#app/server/wagon-list.ts'

const root = join(import.meta.dirname, '../..')

/** Where the server sends the shell of a language (app/server/pages/pages.ts). */
const shellAddress = (language: string) => `/shell/${language}`

/** The shell is kept by a revision; scripts, styles and fonts by their names. */
export async function buildServiceWorker(webDir: string, language: string, manifest: Manifest) {
  const shell = readFileSync(join(webDir, `app-public.${language}.html`))
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 16)
  const kept = filesOf(manifest)
  const files = [
    { url: shellAddress(language), revision },
    ...[...kept].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __FILES__: JSON.stringify(files),
      __OPTIONAL__: JSON.stringify(optionalFiles(manifest, kept)),
      __SHELL__: JSON.stringify(shellAddress(language)),
      __PARTS__: JSON.stringify(partFiles(manifest, kept)),
      // Workbox tells what it does in the console unless told otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: webDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'app/web/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: `sw.${language}.js` },
      },
    },
  })
}

/** Pages with parts behind them of which each is kept when it is wanted, such as the exercises. */
const onDemand = wagons.flatMap(({ keptOnDemand }) => keptOnDemand ?? [])
/** Kept when a film is wanted. */
const filmPlayer = 'features/films/web/player/film-player.tsx'

/** What is of no use without a connection: pages, and parts of others. */
const online = [
  ...pages
    .filter(({ needsConnection }) => needsConnection)
    // What a page with its words in the HTML fetches is its code alone; a shell also fetches what the code will ask for.
    .flatMap(({ isPrerendered, source, parts }) => (isPrerendered && parts) || source),
  'features/identity/web/second-factor/code-dialog.tsx',
  'features/account/web/second-factor/second-factor-section.tsx',
  ...wagons.flatMap(({ needConnection = [] }) => needConnection),
]

function keyOf(manifest: Manifest, part: string): string {
  const key = manifest[part] ? part : Object.keys(manifest).find((each) => manifest[each]?.name === part)
  if (!key) throw new Error(`The build has no part called ${part}.`)
  return key
}

/** What the entry leads to, but for what is only on the way to a page that needs a connection, to an exercise or to a film. */
function filesOf(manifest: Manifest, without: readonly string[] = []): Set<string> {
  const files = new Set<string>()
  const later = [...online, ...onDemand.map(({ page }) => page), filmPlayer, ...without]
  const seen = new Set(later.map((part) => keyOf(manifest, part)))
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  return files
}

/** What is kept of each wagon for its own pages alone, with what the addresses of these begin with. */
function optionalFiles(manifest: Manifest, kept: ReadonlySet<string>): Record<string, string> {
  const entries = wagons.flatMap(({ name, pages, parts = [] }) => {
    const [path] = wagonPaths.get(name) ?? []
    const own = [...pages, ...parts.filter(({ comes, component }) => comes ?? !component)]
    const others = filesOf(
      manifest,
      own.map(({ source }) => source),
    )
    const files = [...kept].filter((file) => !others.has(file))
    return path ? files.map((file) => [`/${file}`, path] as const) : []
  })
  return Object.fromEntries(entries)
}

/** What each part on demand needs, its page included, and what plays films, beyond what is kept anyway. */
function partFiles(manifest: Manifest, kept: ReadonlySet<string>): Record<string, string[]> {
  const found = onDemand.flatMap(({ page, part }) => {
    const behindPage = (manifest[page]?.dynamicImports ?? []).flatMap((key) => {
      const id = part.exec(key)?.[1]
      return id ? [[id, [...staticFiles(manifest, [page, key])]] as const] : []
    })
    if (behindPage.length === 0) throw new Error(`The build has nothing behind ${page}.`)
    return behindPage
  })
  const parts = [...found, ['film-player', [...staticFiles(manifest, [filmPlayer])]] as const]
  return Object.fromEntries(
    parts.map(([id, files]) => [id, files.filter((file) => !kept.has(file)).map((file) => `/${file}`)]),
  )
}

function staticFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}
