// Builds the web room, once for each language of the pages: the browser's files and the pages drawn ahead of time;
// then compresses all of it.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { pageLanguages } from '#contract/languages.ts'
import { readContent } from '#server/content.ts'
import { readContentDir } from '#server/server.config.ts'
import { explainStartFault } from '#server/start-fault.ts'

const root = join(import.meta.dirname, '..')
const webDir = join(root, 'dist/web')

/** What `web/prerender.tsx` exports. It is built first and loaded then, so that its types are not at hand here. */
interface Prerender {
  prerenderPages(): Promise<{ path: string; title: string; description: string; html: string }[]>
  prerenderShell(): string
  readonly noScript: { readonly form: string; readonly page: string }
}

/**
 * What every signed-in page needs, and what every page needs that a mail or another identity provider leads to: source
 * files that are loaded on demand, or groups of vite.config.ts.
 */
const signedInParts = ['features/modules/dashboard-layout.tsx', 'identity-client']
const authParts = ['identity-client']

/** The prerendered pages that are not in the entry. */
const lazyPages: Readonly<Record<string, string[]>> = {
  '/register': ['register'],
  '/reward': ['features/rewards/reward-page.tsx'],
  '/wallet-guide': ['features/wallets/guide-page.tsx'],
  '/forgot-password': ['mail-form'],
  '/sign-in-link': ['mail-form'],
}

try {
  // A mistake in the content is told in one sentence here, not in a bundler's trace.
  readContent(readContentDir(process.env))
} catch (error) {
  console.error(`EduTrain cannot be built: ${explainStartFault(error)}`)
  process.exit(1)
}
process.env.NODE_ENV = 'production'
for (const language of pageLanguages) await buildPages(language)
rmSync(join(webDir, 'index.html'))
rmSync(join(webDir, '.vite'), { recursive: true })
await compressAll()
// The next start builds again when it has other content: see prepare.js.
writeFileSync(join(root, 'dist/.built'), process.env.CONTENT_DIR ?? '')

async function buildPages(language: string): Promise<void> {
  process.env.PAGE_LANGUAGE = language
  const prerenderDir = join(root, 'dist', `prerender-${language}`)
  const common = {
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  } as const
  await build({ ...common, build: { emptyOutDir: language === pageLanguages[0] } })
  await build({
    ...common,
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: prerenderDir, emptyOutDir: true, manifest: false },
  })
  const prerender: Prerender = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href)
  await writePages(language, prerender, readTemplate(language), readManifest())
  rmSync(prerenderDir, { recursive: true })
}

// Without the line breaks of the source. The pages drawn into it stay as they are: there a space may be a space.
function readTemplate(language: string): string {
  return readFileSync(join(webDir, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    .replace('<html lang="en">', `<html lang="${language}" dir="ltr">`)
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8'))
}

async function writePages(
  language: string,
  { prerenderPages, prerenderShell, noScript }: Prerender,
  template: string,
  manifest: Manifest,
): Promise<void> {
  const write = (name: string, html: string) => writeFileSync(join(webDir, `${name}.${language}.html`), html)
  const font = globSync('assets/barlow-*.woff2', { cwd: webDir }).map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  )
  const earlySubmit = `<script async src="/${writeAsset('early-submit.js')}"></script>`
  for (const { path, title, description, html } of await prerenderPages()) {
    const head = [
      `<meta name="description" content="${escapeHtml(description)}">`,
      ...font,
      earlySubmit,
      ...modulePreloads(manifest, lazyPages[path] ?? []),
    ]
    const page = template
      .replace('<title>EduTrain</title>', () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--head-->', () => head.join(''))
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${html}</div>`)
      .replace('<!--noscript-->', `<noscript>${noScript.form}</noscript>`)
    write(path === '/' ? 'index' : path.slice(1), page)
  }
  const shell = (preloads: string[]) =>
    template
      .replace('<!--head-->', () => [...font, ...preloads].join(''))
      .replace('<div id="root"></div>', () => `<div id="root">${prerenderShell()}</div>`)
      .replace('<!--noscript-->', `<noscript>${noScript.page}</noscript>`)
  const config = '<link rel="preload" href="/config.json" as="fetch" crossorigin>'
  write('app', shell([...modulePreloads(manifest, signedInParts), config]))
  write('app-auth', shell(modulePreloads(manifest, authParts)))
  write('app-public', shell([]))
  write('certificate', certificateTemplate(template))
}

/** The page around a certificate, which server/features/certificates/page fills: no script, and a style of its own. */
function certificateTemplate(template: string): string {
  const [font] = globSync('assets/barlow-*-latin-600-*.woff2', { cwd: webDir })
  const style = writeAsset('features/certificates/public-page.css', (css) =>
    css.replace(/url\("@fontsource[^"]*"\)/, `url("/${font}")`),
  )
  return template
    .replace(/<script.*?<\/script>|<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<title>EduTrain</title>', '<!--title--><meta name="robots" content="noindex">')
    .replace('<!--head-->', `<link rel="stylesheet" href="/${style}">`)
    .replace('<div id="root"></div>', '<!--certificate-->')
    .replace('<!--noscript-->', '')
}

/** Puts a file of the web room among the assets as it is, its content in its name. */
function writeAsset(name: string, change = (text: string) => text): string {
  const bytes = change(readFileSync(join(root, 'web', name), 'utf8'))
  const file = `assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}-${basename(name)}`
  writeFileSync(join(webDir, file), bytes)
  return file
}

/** Files fetched at once with all they import, instead of one after the other. */
function modulePreloads(manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`The build has no part called ${key}.`)
    if (chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  parts.forEach(visit)
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Puts a .br and a .gz beside each file that gets smaller by it, for the server to send as they are. */
async function compressAll(): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,txt,json}', { cwd: webDir })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    files.map(async (file) => {
      const path = join(webDir, file)
      const bytes = readFileSync(path)
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
