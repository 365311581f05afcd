// Builds the browser's files and the prerendered pages, once for each language, and compresses them.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build, type Manifest } from 'vite'
import { readContentDir } from '#app/server/config/server.config.ts'
import { readContent } from '#app/server/content.ts'
import { noteBuiltContent } from '#app/server/pages/built-content.ts'
import { pages } from '#app/server/pages/page-list.ts'
import { explainStartFault } from '#app/server/process/start.ts'
import type { Page } from '#platform/contract/feature-pages.ts'
import { directionOf, pageLanguages } from '#platform/contract/languages.ts'
import { lessonToFill, siteNameToFill } from '#platform/contract/pages.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { type DrawnPage, drawEditions } from './draw-editions.ts'
import { minifyScript, withLateScript, withLearnerScript } from './early-scripts.ts'
import { type DrawnLesson, writeLessonPages } from './lesson-pages.ts'
import { modulePreloads, scriptsOf, styleFilesOf } from './manifest-files.ts'
import {
  type ManifestWords,
  notIndexed,
  type Sharing,
  sharingTags,
  touchIcon,
  writeAppManifest,
} from './page-head.ts'
import { buildServiceWorker } from './service-worker.ts'
import { removeSheets, sheetElement } from './sheet-in-page.ts'

const root = join(import.meta.dirname, '../..')
const webDir = join(root, 'dist/web')

/** What `app/web/prerender.tsx` exports. It is built first and loaded then, so that its types are not at hand here. */
interface Prerender {
  prerenderPages(pages: readonly Page[], without: readonly string[]): Promise<DrawnPage[]>
  shellTitle(pages: readonly Page[], html: string): string | undefined
  prerenderShell(html: string, frame: 'learner' | 'public'): string
  /** Shells that have words of their page, by name. */
  readonly openedShells: readonly string[]
  /** By module, for the server to fill in. */
  prerenderLessons(toFill: typeof lessonToFill): ReadonlyMap<number, DrawnLesson>
  /** For the certificate, which the server writes. */
  prerenderPunches(): string
  readonly noScript: Readonly<Record<'form' | 'page' | 'lesson' | 'class' | 'unknownClass', string>>
  readonly sharing: Sharing
  readonly appManifest: ManifestWords
}

interface Shell {
  /** In the frame of the pages for learners. */
  readonly isForLearners?: boolean
  /** Source files that are loaded on demand, or groups of vite.config.ts. */
  readonly parts: readonly string[]
  readonly reads?: readonly string[]
}

/** As app/web/index.html has it. */
const bareTitle = `<title>${siteNameToFill}</title>`
const learnersFrame = 'app/web/learner-pages.tsx'

const partsOf = ({ parts, source }: Page) => parts ?? [source]

/** What the pages that the browser draws fetch at once, along with their HTML, by its name. */
const shells: Readonly<Record<string, Shell>> = {
  ...Object.fromEntries(
    pages
      .filter(({ isPrerendered }) => !isPrerendered)
      .map((page) => {
        const { html, frame, reads } = page
        return [html, { isForLearners: frame === 'learner', parts: partsOf(page), reads }]
      }),
  ),
  'app-public': { parts: [] },
  'app-none': { parts: [] },
}
const indexedShells = [
  'app-public',
  'app-none',
  ...pages.filter(({ isIndexed }) => isIndexed).map(({ html }) => html),
]
/** What comes after the lesson itself, which stands in the page; and the sheets that it is drawn with. */
const lessonParts = ['lesson']
const classParts = [
  ...lessonParts,
  ...pages.filter(({ html }) => html === 'app-class').map(({ source }) => source),
]

const contentDir = readContentDir(process.env)
const content = readBuiltContent()
for (const language of pageLanguages)
  if (!existsSync(join(root, socialPictureOf(language))))
    refuse(`${socialPictureOf(language)} is not there. \`npm run social-pictures\` draws it.`)
process.env.NODE_ENV = 'production'
rmSync(webDir, { recursive: true, force: true })
const certificateSheet = await buildCertificateSheet()
for (const language of pageLanguages) await buildPages(language)
rmSync(join(webDir, 'index.html'))
rmSync(join(webDir, '.vite'), { recursive: true })
removeSheets(webDir)
await compressAll()
noteBuiltContent(root, content, contentDir)
// The next start builds again when it has other content: see run.js.
writeFileSync(join(root, 'dist/.built'), process.env.CONTENT_DIR ?? '')

/** A mistake in the content is told in one sentence here, not in a bundler's trace. */
function readBuiltContent() {
  try {
    return readContent(contentDir)
  } catch (error) {
    return refuse(explainStartFault(error))
  }
}

function refuse(why: string): never {
  console.error(`EduTrain cannot be built: ${why}`)
  process.exit(1)
}

/** What sites show beside a link to a page of this language. */
function socialPictureOf(language: string): string {
  return `app/web/social-picture/journey.${language}.png`
}

async function buildPages(language: string): Promise<void> {
  process.env.PAGE_LANGUAGE = language
  const prerenderDir = join(root, 'dist', `prerender-${language}`)
  const common = {
    root: join(root, 'app/web'),
    configFile: join(root, 'vite.config.ts'),
    // Node reads our TypeScript itself, and reads what configuration and build have in common once.
    configLoader: 'native',
    logLevel: 'warn',
  } as const
  await build({ ...common, build: { emptyOutDir: false } })
  await build({
    ...common,
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: prerenderDir, emptyOutDir: true, manifest: false },
  })
  const prerender: Prerender = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href)
  const manifest = readManifest()
  await writePages(language, prerender, readTemplate(language), manifest)
  await buildServiceWorker(webDir, language, manifest)
  rmSync(prerenderDir, { recursive: true })
}

// Without the line breaks of the source, which prerendered text needs. The sheet stands in the page: what is painted
// first waits for nothing else (decision 63).
function readTemplate(language: string): string {
  return readFileSync(join(webDir, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    .replace('<!--head-->', '')
    .replace('<script type="module"', () => `${sheetElement(webDir)}<script type="module"`)
    .replace('</head>', '<!--head--></head>')
    .replace('<html lang="en"', `<html lang="${language}" dir="${directionOf(language)}"`)
}

function readManifest(): Manifest {
  // Named from the project's folder, not from that of the pages.
  const written = readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')
  return JSON.parse(written.replaceAll('"../../', '"').replaceAll(/"([\w-]+\.tsx?)"/g, '"app/web/$1"'))
}

async function writePages(language: string, prerender: Prerender, template: string, manifest: Manifest) {
  const { prerenderPages, prerenderShell, shellTitle, openedShells, noScript, sharing } = prerender
  const write = (name: string, html: string) => writeFileSync(join(webDir, `${name}.${language}.html`), html)
  const [face] = globSync('assets/display-face-*.woff2', { cwd: webDir })
  if (!face) throw new Error('No style names the display face.')
  const fontWith = (priority: string) =>
    `<link rel="preload"${priority} href="/${face}" as="font" type="font/woff2" crossorigin>`
  const font = fontWith('')
  // Where words are drawn before the app: else they are drawn with another face first, and move.
  const fontSoon = fontWith(' fetchpriority="low"')
  const appManifest = writeAppManifest(webDir, language, prerender.appManifest)
  const beforeApp = writeAsset('app/web/before-app.js', minifyScript)
  const late = { beforeApp, appManifest }
  const edition = { ...sharing, language, picture: writeAsset(socialPictureOf(language)) }
  const fill = (drawn: DrawnPage, page: Page) =>
    withLateScript(template, late, scriptsOf(manifest, partsOf(page)))
      .replace(bareTitle, () => `<title>${escapeHtml(drawn.title)}</title>`)
      .replace('<!--head-->', () => [...sharingTags(drawn, edition), touchIcon, font].join(''))
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${drawn.path}">${drawn.html}</div>`)
      .replace('</style>', () => `${page.isToRead ? sheetsOf(manifest, partsOf(page)) : ''}</style>`)
      .replace('<!--noscript-->', page.isToRead ? '' : `<noscript>${noScript.form}</noscript>`)
  const { made, site } = await drawEditions((without) => prerenderPages(pages, without), fill)
  for (const [name, filled] of made) write(name, filled)
  const shell = (name: string, named: Shell, note: string) => {
    const frame = named.isForLearners ? 'learner' : 'public'
    const parts = named.isForLearners ? [learnersFrame, ...named.parts] : named.parts
    // Words of its own are worth a paint of their own; to others the app hurries.
    const isOpened = openedShells.includes(name)
    const [page, script] = withLearnerScript(template, learnerScript, {
      reads: named.reads,
      app: isOpened ? scriptsOf(manifest, parts) : undefined,
    })
    const head = [
      script,
      ...shellHead(name, named),
      ...(!isOpened ? modulePreloads(manifest, parts) : named.isForLearners ? [fontSoon] : []),
      ...(named.isForLearners ? [] : [`<link rel="manifest" href="${appManifest}">`]),
    ]
    // Among learners' pages the menu asks for it.
    const root = named.isForLearners ? `<div id="root" data-manifest="${appManifest}">` : '<div id="root">'
    const title = shellTitle(pages, name) ?? siteNameToFill
    return page
      .replace(bareTitle, () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--head-->', () => head.join(''))
      .replace('<div id="root"></div>', () => `${root}${prerenderShell(name, frame)}</div>`)
      .replace(
        '<!--noscript-->',
        `<noscript>${note && `${note} `}<a href="/">${siteNameToFill}</a></noscript>`,
      )
  }
  const learnerScript = writeAsset('app/web/before-learner-app.js', minifyScript)
  const shellHead = (name: string, { isForLearners }: Omit<Shell, 'parts'>) => [
    ...(indexedShells.includes(name) ? [] : [notIndexed]),
    ...(site ? sharingTags({ ...site, path: null }, edition) : []),
    touchIcon,
    // The frame of a learner's page without words of its own asks for it, when the app is on its way.
    ...(isForLearners ? [] : [font]),
  ]
  for (const [name, named] of Object.entries(shells)) {
    const notes = { 'app-class': noScript.unknownClass, 'app-none': '' }
    write(name, shell(name, named, notes[name as keyof typeof notes] ?? noScript.page))
  }
  const lesson = { title: `${lessonToFill.title} · ${siteNameToFill}`, description: lessonToFill.description }
  const lessonHead = (path: string) => [...sharingTags({ ...lesson, path }, edition), touchIcon, font]
  const partsFor = (parts: readonly string[]) => ({
    template: withLateScript(template, late, scriptsOf(manifest, parts)),
    sheets: sheetsOf(manifest, parts),
  })
  const classHead = () => shellHead('app-class', {})
  const written = {
    lesson: { ...partsFor(lessonParts), head: lessonHead, note: noScript.lesson },
    class: { ...partsFor(classParts), head: classHead, note: noScript.class },
  }
  for (const [name, page] of writeLessonPages(prerender.prerenderLessons(lessonToFill), written))
    write(name, page)
  write('certificate', certificateTemplate(template, prerender.prerenderPunches()))
}

function sheetsOf(manifest: Manifest, parts: readonly string[]): string {
  return styleFilesOf(manifest, parts)
    .map((file) => readFileSync(join(webDir, file), 'utf8').trim())
    .join('')
}

/** Without the sheet of the other pages: it has all that its page needs. */
async function buildCertificateSheet(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir: webDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'features/certificates/web/public/public-page.css' },
    },
  })
  return globSync('assets/public-page-*.css', { cwd: webDir })[0] ?? ''
}

function certificateTemplate(template: string, punches: string): string {
  return template
    .replace(/<style>.*?<\/style>|<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace(bareTitle, `<!--certificate-head-->${notIndexed}`)
    .replace('<!--head-->', `<link rel="stylesheet" href="/${certificateSheet}">`)
    .replace('<div id="root"></div>', () => `${punches}<!--certificate-->`)
    .replace('<!--noscript-->', '')
}

function writeAsset(name: string, change?: (text: string) => string): string {
  const source = readFileSync(join(root, name))
  const bytes = change ? change(source.toString()) : source
  const file = `assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}-${basename(name)}`
  writeFileSync(join(webDir, file), bytes)
  return file
}

/** The server fills in pages, and compresses them itself (`app/server/pages/page-files.ts`). */
async function compressAll(): Promise<void> {
  const files = globSync('**/*.{js,css,svg,txt,json,webmanifest}', { cwd: webDir })
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
