// Holds the pages to their budgets of bytes (at most 1.35 and 2 times React; decision 55). Reads the build's files alone:
// what a page fetches is what its HTML names and, for pages that the browser draws, the parts their route imports.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { pages } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { exercises as exerciseIds } from '#wagons/practice/contract.ts'

const root = join(import.meta.dirname, '../..')
const webDir = join(root, 'dist/web')
const publicBudget = 1.35
/** As the service worker knows what plays films. */
const playerPart = 'film-player'
const signedInBudget = 2
/** Bytes (brotli) of the landing page's HTML and CSS: what fits into one round trip. */
const firstViewBudget = 14_600
/** Bytes (brotli) of what the service worker keeps, most of which a learner has fetched by then anyway. */
const keptBudget = 236_000
/** Bytes (gzip) of an exercise, apart from its page and from what all share. */
const exerciseBudget = 12_000
/** Bytes (gzip) of what plays films, which is fetched when one is opened. */
const playerBudget = 8_000
/** Bytes (gzip) of what leads to the films and names them, which comes after a lesson's words. */
const filmCardBudget = 3_000
/** Bytes (brotli) of the class beyond its lesson and its film: the room, and the tools of a learner who holds one. */
const roomBudget = 15_000
const hostBudget = 4_000
/** And the hall, which only those who walk in fetch. */
const hallBudget = 125_000
/** Bytes (gzip) of what the exercises share, once for all nine. */
const sharedBudget = 7_000

interface Row {
  readonly page: string
  readonly bytes: number
  readonly budget: number
}

/** What each page fetches besides what its HTML names: the names of the files that its route imports. */
const signedInPages: Readonly<Record<string, readonly string[]>> = {
  'app-dashboard': ['dashboard-page', 'identity-client'],
  'app-quiz': ['quiz-page', 'identity-client'],
}
const publicPages = pages.filter(({ isPrerendered }) => isPrerendered).map(({ html }) => html)

const reference = await measureReact()
const rows = pageLanguages.flatMap((language): Row[] => [
  ...publicPages.map((page) => ({
    page: `${page}.${language}`,
    bytes: sizeOf(scriptsOf(`${page}.${language}`, [])),
    budget: publicBudget,
  })),
  ...Object.entries(signedInPages).map(([page, parts]) => ({
    page: `${page}.${language}`,
    bytes: sizeOf(scriptsOf(`${page}.${language}`, parts)),
    budget: signedInBudget,
  })),
])

console.log(`react + react-dom alone: ${reference} bytes (gzip)`)
for (const { page, bytes, budget } of rows)
  console.log(
    `${page.padEnd(20)} ${String(bytes).padStart(7)}  ${(bytes / reference).toFixed(3)} of ${budget}, ${Math.floor(budget * reference - bytes)} left`,
  )
const views = pageLanguages.map((language) => ({ language, bytes: firstView(`index.${language}`) }))
for (const { language, bytes } of views)
  console.log(`first view, ${language}: ${bytes} of ${firstViewBudget} bytes (brotli)`)

const kept = pageLanguages.map((language) => ({ language, bytes: keptBytes(language) }))
for (const { language, bytes } of kept)
  console.log(`kept for times without a connection, ${language}: ${bytes} of ${keptBudget} bytes (brotli)`)

const exercises = pageLanguages.flatMap((language) => exercisesOf(language))
for (const { page, bytes } of exercises)
  console.log(`${page.padEnd(30)} ${bytes} of ${exerciseBudget} (gzip)`)

const shared = pageLanguages.map((language) => ({ language, bytes: sizeOf(sharedFiles(language)) }))
for (const { language, bytes } of shared)
  console.log(`shared by the exercises, ${language}: ${bytes} of ${sharedBudget} (gzip)`)

const films = pageLanguages.flatMap((language) => filmsOf(language))
for (const { page, bytes, budget } of films) console.log(`${page.padEnd(20)} ${bytes} of ${budget} (gzip)`)

const classParts = pageLanguages.flatMap((language) => [
  { part: 'room of a class', language, bytes: lateBytes(language, []), budget: roomBudget },
  { part: 'tools of its host', language, bytes: lateBytes(language, ['host-tools']), budget: hostBudget },
  {
    part: 'hall to walk into',
    language,
    bytes: lateBytes(language, ['hall-place', 'hall']),
    budget: hallBudget,
  },
])
for (const { part, language, bytes, budget } of classParts)
  console.log(`${part}, ${language}: ${bytes} of ${budget} bytes (brotli)`)

const isTooMuch =
  rows.some(({ bytes, budget }) => bytes > budget * reference) ||
  views.some(({ bytes }) => bytes > firstViewBudget) ||
  kept.some(({ bytes }) => bytes > keptBudget) ||
  exercises.some(({ bytes }) => bytes > exerciseBudget) ||
  shared.some(({ bytes }) => bytes > sharedBudget) ||
  classParts.some(({ bytes, budget }) => bytes > budget) ||
  films.some(({ bytes, budget }) => bytes > budget)
if (isTooMuch) console.error('A page is over its budget; see docs/decisions/0015-languages-at-build-time.md.')
process.exit(isTooMuch ? 1 : 0)

function readPage(name: string): string {
  return readFileSync(join(webDir, `${name}.html`), 'utf8')
}

function scriptsOf(page: string, parts: readonly string[]): Set<string> {
  const files = new Set(
    [...readPage(page).matchAll(/(?:src|href|data-app)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, paths = '']) =>
      paths.split(' ').map((path) => path.slice(1)),
    ),
  )
  const visit = (file: string) => {
    files.add(file)
    const code = readFileSync(join(webDir, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
      if (!files.has(`assets/${name}`)) visit(`assets/${name}`)
  }
  const entry = [...files].find((file) => /\/index-/.test(file)) ?? ''
  for (const part of parts) {
    const name = new RegExp(`(${part}-[\\w-]{8}\\.js)`).exec(readFileSync(join(webDir, entry), 'utf8'))?.[1]
    if (!name) throw new Error(`The build has no part called ${part}.`)
    visit(`assets/${name}`)
  }
  return files
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(webDir, file))), 0)
}

function gzipped(bytes: Uint8Array | string): number {
  return gzipSync(bytes, { level: 9 }).length
}

function firstView(page: string): number {
  const html = readPage(page)
  const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) =>
    readFileSync(join(webDir, file ?? '')),
  )
  return [html, ...styles].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

function readWorker(language: string): string {
  return readFileSync(join(webDir, `sw.${language}.js`), 'utf8')
}

/** Without the exercises, of which each is kept when it is wanted. */
function keptBytes(language: string): number {
  const files = readWorker(language).matchAll(/\burl["'`]?:\s*["'`]\/(assets\/[\w.-]+)["'`]/g)
  const names = new Set([...files].map(([, file]) => file ?? ''))
  if (names.size === 0) throw new Error('The service worker keeps nothing.')
  return [`sw.${language}.js`, `app-public.${language}.html`, ...names].reduce((sum, file) => {
    const bytes = readFileSync(join(webDir, file))
    return sum + (file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length)
  }, 0)
}

/** The files that the service worker keeps for each exercise, and for films. */
function partFiles(language: string): Map<string, readonly string[]> {
  const lists = readWorker(language).matchAll(
    /["'`]?([\w-]+)["'`]?:\s*\[((?:["'`]\/assets\/[\w.-]+["'`],?\s*)+)\]/g,
  )
  const files = new Map(
    [...lists].map(([, id = '', list = '']) => [
      id,
      [...list.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file]) => file ?? ''),
    ]),
  )
  const missing = exerciseIds.filter((id) => !files.get(id)?.some(isOfExercise))
  if (missing.length > 0) throw new Error(`The service worker has no files of ${missing.join(', ')}.`)
  return files
}

function exerciseFiles(language: string): ReadonlyMap<string, readonly string[]> {
  const files = partFiles(language)
  files.delete(playerPart)
  return files
}

/** With its styles: a film is shown once all of it is there. */
function filmsOf(language: string): Row[] {
  const player = partFiles(language).get(playerPart)
  if (!player) throw new Error('The service worker has no files of the film player.')
  const card = globSync('assets/film-card-*.{js,css}', { cwd: webDir }).filter((file) =>
    readWorker(language).includes(file),
  )
  return [
    { page: `film player.${language}`, bytes: sizeOf(player), budget: playerBudget },
    { page: `film card.${language}`, bytes: sizeOf(card), budget: filmCardBudget },
  ]
}

function isOfExercise(file: string): boolean {
  return file.startsWith('assets/exercise-')
}

/** With what it shares with a few others. */
function exercisesOf(language: string): { page: string; bytes: number }[] {
  const shared = sharedFiles(language)
  return [...exerciseFiles(language)].map(([id, files]) => ({
    page: `${id}.${language}`,
    bytes: sizeOf(files.filter((file) => !shared.has(file))),
  }))
}

/** What every exercise needs beyond what is kept anyway: their page and their parts. */
function sharedFiles(language: string): Set<string> {
  const [first = [], ...others] = exerciseFiles(language).values()
  const shared = new Set(first.filter((file) => others.every((files) => files.includes(file))))
  if (shared.size === 0) throw new Error('The exercises share nothing.')
  return shared
}

/** The room below the page of a class with its style, or a part of it by the parts that lead there, these included. */
function lateBytes(language: string, parts: readonly string[]): number {
  const found = (code: string, name: string, kind: string) =>
    new RegExp(`\\b${name}-[\\w-]{8}\\.${kind}`).exec(code)?.[0]
  let code = [...scriptsOf(`app-class.${language}`, [])]
    .map((file) => readFileSync(join(webDir, file), 'utf8'))
    .join('')
  let bytes = 0
  for (const name of ['classroom', ...parts]) {
    const file = found(code, name, 'js')
    if (!file) throw new Error(`The build has no part called ${name}.`)
    const style = found(code, name, 'css')
    const size = [file, ...(style ? [style] : [])].reduce(
      (sum, each) => sum + brotliCompressSync(readFileSync(join(webDir, 'assets', each))).length,
      0,
    )
    bytes = name === 'classroom' && parts.length > 0 ? 0 : bytes + size
    code += readFileSync(join(webDir, 'assets', file), 'utf8')
  }
  return bytes
}

async function measureReact(): Promise<number> {
  process.env.NODE_ENV = 'production'
  const entry = 'virtual:react-alone'
  const result = await build({
    root: join(root, 'app/web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? join(root, 'react-alone.js') : undefined),
        load: (id) =>
          id.endsWith('react-alone.js')
            ? "import * as React from 'react'\nimport { createRoot, hydrateRoot } from 'react-dom/client'\nglobalThis.alone = [React, createRoot, hydrateRoot]"
            : undefined,
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; code?: string }[]
  }
  return output.reduce((sum, { code }) => sum + (code ? gzipped(code) : 0), 0)
}
