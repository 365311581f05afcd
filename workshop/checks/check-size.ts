// Holds the pages to their budgets of bytes (at most 1.35 and 2 times React; decision 55). Reads the build's files alone:
// what a page fetches is what its HTML names and, for pages that the browser draws, the parts their route imports.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { pages } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'
import {
  type ByteRow,
  brotliOf,
  type FeatureBytes,
  filesOnDemand,
  gzipped,
  readBuilt,
  readWorker,
  scriptsOf,
  sizeOf,
  webDir,
} from './built-pages.ts'

const publicBudget = 1.35
const signedInBudget = 2
/** Bytes (brotli) of the landing page's HTML and CSS: what fits into one round trip. */
const firstViewBudget = 14_600
/** Bytes (brotli) of what the service worker keeps, most of which a learner has fetched by then anyway. */
const keptBudget = 251_000
/** Bytes (gzip) of what plays films, which is fetched when one is opened. */
const playerBudget = 8_000
/** Bytes (gzip) of what leads to the films and names them, which comes after a lesson's words. */
const filmCardBudget = 3_000

/** What each page fetches besides what its HTML names: the names of the files that its route imports. */
const signedInPages: Readonly<Record<string, readonly string[]>> = {
  'app-dashboard': ['dashboard-page', 'identity-client'],
  'app-quiz': ['quiz-page', 'identity-client'],
}
const publicPages = pages.filter(({ isPrerendered }) => isPrerendered).map(({ html }) => html)

const reference = await measureReact()
const features = await importOfFeatures<FeatureBytes>('workshop/bytes.ts')
console.log(`react + react-dom alone: ${reference} bytes (gzip)`)
const rows = pageLanguages.flatMap((language) =>
  [
    ...publicPages.map((page) => scriptRow(`${page}.${language}`, [], publicBudget)),
    ...Object.entries(signedInPages).map(([page, parts]) =>
      scriptRow(`${page}.${language}`, parts, signedInBudget),
    ),
    ...partRows(language),
    ...features.flatMap((feature) => feature.rows(language)),
  ].map((row) => ({ ...row, what: `${row.what}, ${language}` })),
)
for (const { what, bytes, budget, packed } of rows)
  console.log(
    `${what.padEnd(36)} ${String(bytes).padStart(7)} of ${budget} (${packed}), ${budget - bytes} left`,
  )
const tooMuch = rows.filter(({ bytes, budget }) => bytes > budget)
for (const { what } of tooMuch)
  console.error(`${what}: over its budget; see docs/decisions/0015-languages-at-build-time.md.`)
process.exit(tooMuch.length > 0 ? 1 : 0)

/** `most` in sizes of React. */
function scriptRow(page: string, parts: readonly string[], most: number): ByteRow {
  const budget = Math.floor(most * reference)
  return { what: page, bytes: sizeOf(scriptsOf(page, parts)), budget, packed: 'gzip' }
}

function partRows(language: string): ByteRow[] {
  const player = filesOnDemand(language).get('film-player')
  if (!player) throw new Error('The service worker has no files of the film player.')
  const card = globSync('assets/film-card-*.{js,css}', { cwd: webDir }).filter((file) =>
    readWorker(language).includes(file),
  )
  return [
    { what: 'first view', bytes: firstView(language), budget: firstViewBudget, packed: 'brotli' },
    { what: 'kept on the device', bytes: keptBytes(language), budget: keptBudget, packed: 'brotli' },
    // With its styles: a film is shown once all of it is there.
    { what: 'film player', bytes: sizeOf(player), budget: playerBudget, packed: 'gzip' },
    { what: 'film card', bytes: sizeOf(card), budget: filmCardBudget, packed: 'gzip' },
  ]
}

function firstView(language: string): number {
  const page = `index.${language}.html`
  const styles = [...readBuilt(page).matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
  return brotliOf([page, ...styles])
}

/** For times without a connection; without what is kept when it is wanted. */
function keptBytes(language: string): number {
  const files = readWorker(language).matchAll(/\burl["'`]?:\s*["'`]\/(assets\/[\w.-]+)["'`]/g)
  const names = new Set([...files].map(([, file]) => file ?? ''))
  if (names.size === 0) throw new Error('The service worker keeps nothing.')
  return brotliOf([`sw.${language}.js`, `app-public.${language}.html`, ...names])
}

async function measureReact(): Promise<number> {
  process.env.NODE_ENV = 'production'
  const entry = 'virtual:react-alone'
  const code =
    "import * as React from 'react'\nimport { createRoot, hydrateRoot } from 'react-dom/client'\nglobalThis.alone = [React, createRoot, hydrateRoot]"
  const isEntry = (id: string) => id.endsWith('react-alone.js')
  const result = await build({
    root: join(webDir, '../../app/web'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? join(webDir, 'react-alone.js') : undefined),
        load: (id) => (isEntry(id) ? code : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; code?: string }[]
  }
  return output.reduce((sum, { code: script }) => sum + (script ? gzipped(script) : 0), 0)
}
