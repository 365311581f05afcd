import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenPages } from '#features/certificates/server/public/public-routes.ts'
import { moduleTaughtIn } from '#features/classes/server/classes.content.ts'
import { type LessonParts, lessonWriters } from '#features/modules/server/lesson-page.ts'
import { agreementWriter } from '#features/site/server/agreement-marks.ts'
import type { SiteState } from '#features/site/server/current-site.ts'
import { type InfoPageParts, infoPageWriters } from '#features/site/server/info-page.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { isBelow } from '#platform/contract/optional-paths.ts'
import { moduleNumberParam } from '#platform/contract/values.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Content, Parts } from '#platform/server/feature.ts'
import { codingFor, isKnown } from '#platform/server/http/compressed-answer.ts'
import { answerRefusal } from '#platform/server/http/errors.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { appDir } from '#platform/server/installation.ts'
import { largestEdition } from './page-editions.ts'
import {
  type CompletePage,
  inTheme,
  type PageTheme,
  pageThemeOf,
  type ReadPage,
  readPagesOf,
  styleHashOf,
} from './page-files.ts'
import { pageLanguageOf, rememberChoice } from './page-language.ts'
import { pages } from './page-list.ts'
import { fillerOf, type SiteLook } from './site-look.ts'

const buildDir = join(appDir, 'dist/web')
/** Into which lesson a page looks is known here alone. */
const writtenHere = ['/lesson/:id', '/class/:space']

/** @throws SettingError when the pages have not been built */
export function requireBuiltPages(): void {
  if (pageLanguages.every((language) => existsSync(join(buildDir, `index.${language}.html`)))) return
  throw new SettingError('The pages are not built; run npm run build.')
}

/** What the site does without, by name, and what the addresses of its pages begin with. */
interface LeftOut {
  readonly wagons: readonly string[]
  readonly paths: readonly string[]
}

interface PageLook {
  readonly language: string
  readonly theme?: PageTheme | undefined
}

export interface PageSender {
  sendPage(request: FastifyRequest, reply: FastifyReply, page: string, look?: PageLook): Promise<FastifyReply>
  sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** A file beside the pages that says the name of the site too. */
  sendNamed(request: FastifyRequest, reply: FastifyReply, file: string, type: string): Promise<FastifyReply>
}

type SentParts = LessonParts & InfoPageParts & Pick<Parts, 'currentSite'>

export function createPageSender(
  address: string,
  parts: SentParts,
  without: LeftOut,
  mark: CompletePage,
): PageSender {
  const writeAgreement = agreementWriter(parts)
  const readOf = (site: SiteState) =>
    readPagesOf(buildDir, {
      address,
      fillLook: fillerOf(site.issuer),
      leftOut: without.paths,
      everyPage: (built) => mark(writeAgreement(built)),
      completions: completionsOf({ ...parts, ...site }),
    })
  let shown = parts.currentSite.now()
  let readShown = readOf(shown)
  const readPage: ReadPage = (...page) => {
    const site = parts.currentSite.now()
    if (site !== shown) readShown = readOf(site)
    shown = site
    return readShown(...page)
  }
  const editions = existsSync(buildDir)
    ? readdirSync(buildDir).flatMap((file) => /^(.+\.without-.+)\.\w+\.html$/.exec(file)?.[1] ?? [])
    : []
  const editionOf = (page: string) => largestEdition(editions, page, without.wagons)
  return {
    sendPage: (request, reply, page, look) => sendPage(readPage, request, reply, editionOf(page), look),
    sendNotFoundPage: (request, reply) => sendPage(readPage, request, reply.status(404), 'app-none'),
    async sendNamed(request, reply, file, type) {
      const coding = codingFor(request)
      const { body, etag } = await readPage(file, coding)
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag)
      if (isKnown(request, etag)) return reply.status(304).send()
      if (coding !== 'identity') reply.header('content-encoding', coding)
      return reply.type(`${type}; charset=utf-8`).send(body)
    },
  }
}

/** By the name of the file. */
function completionsOf(parts: LessonParts & InfoPageParts): ReadonlyMap<string, CompletePage> {
  return new Map(
    pageLanguages.flatMap((language) => [
      ...[...lessonWriters(parts, language)].flatMap(([moduleNumber, write]): [string, CompletePage][] => [
        [`lesson-${moduleNumber}.${language}.html`, write],
        [`class-${moduleNumber}.${language}.html`, write],
      ]),
      ...[...infoPageWriters(parts, language)].map(([name, write]): [string, CompletePage] => [
        `${name}.${language}.html`,
        write,
      ]),
    ]),
  )
}

/** Hashed assets are cached for a year, pages revalidated each time. */
export async function registerPages(
  app: FastifyInstance,
  { sendPage, sendNotFoundPage, sendNamed }: PageSender,
  { moduleCount, spaces }: Pick<Content, 'moduleCount' | 'spaces'>,
  leftOut: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: buildDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A page has one address: its route.
    allowedPath: (_path, _root, request) => !/\.(html|br|gz)$/.test(request.url.split('?')[0] ?? ''),
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path))
      if (isPartOfPages(path)) reply.isPartOfDocument = true
    },
  })
  // The router of the browser takes /operator for /operator/* too.
  const here = pages.filter(({ path }) => !isBelow(leftOut, path))
  for (const { path, html } of here.filter(({ path }) => !writtenHere.includes(path)))
    for (const url of new Set([path, path.replace(/\/\*$/, '')]))
      app.get(url, (request, reply) => sendPage(request, reply, html))
  // Ids that belong to no module mean the first one (S9.10).
  app.get<{ Params: { id: string } }>('/lesson/:id', (request, reply) =>
    sendPage(request, reply, writtenPage('lesson', shownModule(request.params.id, moduleCount))),
  )
  if (here.some(({ path }) => path === '/class/:space'))
    app.get<{ Params: { space: string }; Querystring: { module?: unknown } }>(
      '/class/:space',
      (request, reply) =>
        sendPage(request, reply, classPage(spaces, request.params.space, request.query.module)),
    )
  // Of the pages for operators the browser knows which there are.
  for (const path of leftOut.filter((path) => path.startsWith('/operator/')))
    for (const url of [path, `${path}/*`]) app.get(url, (_request, reply) => reply.callNotFound())
  for (const language of pageLanguages)
    for (const [file, type] of [
      [`app.${language}.webmanifest`, 'application/manifest+json'],
      [`sw.${language}.js`, 'text/javascript'],
    ] as const)
      app.get(`/${file}`, (request, reply) => sendNamed(request, reply, file, type))
  // Kept by the service worker for use without a connection.
  for (const language of pageLanguages)
    app.get(`/shell/${language}`, (request, reply) =>
      sendPage(request, reply.header('x-robots-tag', 'noindex'), 'app-public', { language }),
    )
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendNotFoundPage(request, reply)
      : answerRefusal(reply, refuse('not-found', 'There is nothing at this address.')),
  )
}

function shownModule(id: string, moduleCount: number): number {
  const number = moduleNumberParam.safeParse(id).data ?? 1
  return number <= moduleCount ? number : 1
}

function classPage(spaces: Content['spaces'], name: string, asked: unknown): string {
  const space = spaces.find((candidate) => candidate.space === name)
  const shown = space && moduleTaughtIn(space, moduleNumberParam.safeParse(asked).data)
  return shown === undefined ? 'app-class' : writtenPage('class', shown)
}

/** The app draws by itself what the pages were not built for: a module that has come to the content since. */
function writtenPage(kind: 'lesson' | 'class', moduleNumber: number): string {
  const name = `${kind}-${moduleNumber}`
  if (existsSync(join(buildDir, `${name}.${pageLanguages[0]}.html`))) return name
  return kind === 'class' ? 'app-class' : 'app-public'
}

/** Neither a document nor a worker, nor a picture that can be opened as a document. */
const isPartOfPages = (path: string) => /\/assets\/[^/]+\.(js|css|woff2|png)(\.(br|gz))?$/.test(path)

const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

export function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith('/api/') &&
    (headers.accept?.includes('text/html') ?? false)
  )
}

async function sendPage(
  readPage: ReadPage,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  { language, theme }: PageLook = { language: pageLanguageOf(request), theme: pageThemeOf(request) },
): Promise<FastifyReply> {
  const coding = codingFor(request)
  const { body, etag, styleHash } = await readPage(`${page}.${language}.html`, coding, theme)
  rememberChoice(request, reply)
  if (styleHash) reply.allowedStyle = styleHash
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('etag', etag)
    .header('content-language', language)
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.status(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type('text/html; charset=utf-8').send(body)
}

export const writtenPages = (look: SiteLook): WrittenPages => ({
  languageOf: pageLanguageOf,
  send(request, reply, { head, body }, language) {
    const theme = pageThemeOf(request)
    const template = readTemplate(`certificate.${language}.html`)
    const page = theme ? inTheme(template, theme) : template
    rememberChoice(request, reply)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    // Its own sheet is a file: what the site has of its own is filled in here, after it.
    const own = look.siteColour || look.siteLogo ? '<style></style>' : ''
    const withHead = page.replace('<!--certificate-head-->', () => head).replace('</head>', `${own}$&`)
    const filled = fillerOf(look)(
      withHead.replace('<!--certificate-->', () => body),
      'html',
    )
    const styleHash = styleHashOf(filled)
    if (styleHash) reply.allowedStyle = styleHash
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', ['accept-language, cookie', reply.getHeader('vary')].filter(Boolean).join(', '))
      .header('content-language', language)
      .send(filled)
  },
})

const templates = new Map<string, string>()

function readTemplate(name: string): string {
  const template = templates.get(name) ?? readFileSync(join(buildDir, name), 'utf8')
  templates.set(name, template)
  return template
}
