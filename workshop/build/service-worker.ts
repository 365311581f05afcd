import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest, type ManifestChunk } from 'vite'
import { pages, wagonPaths } from '#app/server/pages/page-list.ts'
import { wagons } from '#app/server/wagon-list.ts'
import { siteLookToFill } from '#platform/contract/pages.ts'
import { chunksFrom, entriesOf, keyOf } from './manifest-files.ts'

const root = join(import.meta.dirname, '../..')

/** Where the server sends the shell of a language (app/server/pages/pages.ts). */
const shellAddress = (language: string) => `/shell/${language}`

/** The shell is kept by a revision; scripts, styles and fonts by their names. */
export async function buildServiceWorker(webDir: string, language: string, manifest: Manifest) {
  const shell = readFileSync(join(webDir, `app-public.${language}.html`))
  const revision = `${createHash('sha256').update(shell).digest('hex').slice(0, 16)}-${siteLookToFill}`
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
/** Kept when a film is wanted; its poster is drawn by a part of this. */
const filmPlayer = 'features/films/web/player/film-player.tsx'
const filmPoster = 'features/films/web/card/film-poster.tsx'

/** What is of no use without a connection: pages, and parts of others. */
const online = [
  ...pages
    .filter(({ needsConnection }) => needsConnection)
    // What a page with its words in the HTML fetches is its code alone; a shell also fetches what the code will ask for.
    .flatMap(({ isPrerendered, source, parts }) => (isPrerendered && parts) || source),
  'features/identity/web/second-factor/code-dialog.tsx',
  'features/account/web/second-factor/second-factor-section.tsx',
  'features/account/web/email-note.tsx',
  'features/assessments/web/check-offer.tsx',
  'features/assessments/web/final-offer.tsx',
  // Asks the server for its question.
  'features/guests/web/first-question.tsx',
  'features/certificates/web/badges/new-badge.tsx',
  'features/certificates/web/reward/reward-picture.tsx',
  'features/measures/web/start-measuring.ts',
  'features/quizzes/web/report/report-button.tsx',
  'features/site/web/terms-note.tsx',
  'features/site/web/site-footer.tsx',
  // The map on the page for newcomers, with its links to lessons; the dashboard has them too.
  'features/shell/web/landing-map.tsx',
  ...wagons.flatMap(({ needConnection = [] }) => needConnection),
]

/** What the entry leads to, but for what is only on the way to a page that needs a connection, to an exercise or to a film. */
function filesOf(manifest: Manifest, without: readonly string[] = []): Set<string> {
  const later = [...online, ...onDemand.map(({ page }) => page), filmPlayer, filmPoster, ...without]
  const chunks = chunksFrom(manifest, entriesOf(manifest), {
    seen: later.map((part) => keyOf(manifest, part)),
    nextOf: ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports],
  })
  return new Set(chunks.flatMap(filesOfChunk))
}

const filesOfChunk = ({ file, css = [], assets = [] }: ManifestChunk) => [file, ...css, ...assets]

/** What is kept of each wagon for its own pages alone, with what the addresses of these begin with. */
function optionalFiles(manifest: Manifest, kept: ReadonlySet<string>): Record<string, string> {
  const entries = wagons.flatMap(({ name, pages, parts = [] }) => {
    const [path] = wagonPaths.get(name) ?? []
    const own = [...pages, ...parts.filter(({ comes, component }) => comes ?? !component)]
    const sources = own.map(({ source }) => source)
    const others = filesOf(manifest, sources)
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
      return id ? [{ id, keys: [page, key] }] : []
    })
    if (behindPage.length === 0) throw new Error(`The build has nothing behind ${page}.`)
    return behindPage
  })
  return Object.fromEntries(
    [...found, { id: 'film-player', keys: [filmPlayer] }].map(({ id, keys }) => {
      const files = new Set(chunksFrom(manifest, keys).flatMap(filesOfChunk))
      return [id, [...files].filter((file) => !kept.has(file)).map((file) => `/${file}`)]
    }),
  )
}
