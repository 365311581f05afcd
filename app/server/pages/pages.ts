import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenPages } from '#features/certificates/server/public/public-routes.ts'
import { moduleTaughtIn } from '#features/classes/server/classes.content.ts'
import { type LessonParts, lessonWriters } from '#features/modules/server/lesson-page.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { isBelow } from '#platform/contract/optional-paths.ts'
import { moduleNumberParam } from '#platform/contract/values.ts'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Content } from '#platform/server/feature.ts'
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
} from './page-files.ts'
import { pageLanguageOf, rememberChoice } from './page-language.ts'
import { pages } from './page-list.ts'

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
}

export function createPageSender(address: string, lessons: LessonParts, without: LeftOut): PageSender {
  const leftOut = without.paths
  const readPage = readPagesOf(buildDir, { address, leftOut, completions: lessonPages(lessons) })
  const editions = existsSync(buildDir)
    ? readdirSync(buildDir).flatMap((file) => /^(.+\.without-.+)\.\w+\.html$/.exec(file)?.[1] ?? [])
    : []
  const editionOf = (page: string) => largestEdition(editions, page, without.wagons)
  return {
    sendPage: (request, reply, page, look) => sendPage(readPage, request, reply, editionOf(page), look),
    sendNotFoundPage: (request, reply) => sendPage(readPage, request, reply.status(404), 'app-public'),
  }
}

function lessonPages(lessons: LessonParts): ReadonlyMap<string, CompletePage> {
  return new Map(
    pageLanguages.flatMap((language) =>
      [...lessonWriters(lessons, language)].flatMap(([moduleNumber, write]): [string, CompletePage][] => [
        [`lesson-${moduleNumber}.${language}.html`, write],
        [`class-${moduleNumber}.${language}.html`, write],
      ]),
    ),
  )
}

/** Hashed assets are cached for a year, pages revalidated each time. */
export async function registerPages(
  app: FastifyInstance,
  { sendPage, sendNotFoundPage }: PageSender,
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

export const writtenPages: WrittenPages = {
  languageOf: pageLanguageOf,
  send(request, reply, { head, body }, language) {
    const theme = pageThemeOf(request)
    const template = readTemplate(`certificate.${language}.html`)
    const page = theme ? inTheme(template, theme) : template
    rememberChoice(request, reply)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', ['accept-language, cookie', reply.getHeader('vary')].filter(Boolean).join(', '))
      .header('content-language', language)
      .send(page.replace('<!--certificate-head-->', () => head).replace('<!--certificate-->', () => body))
  },
}

const templates = new Map<string, string>()

function readTemplate(name: string): string {
  const template = templates.get(name) ?? readFileSync(join(buildDir, name), 'utf8')
  templates.set(name, template)
  return template
}
