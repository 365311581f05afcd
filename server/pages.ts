import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguages } from '#contract/languages.ts'
import type { PageSender } from '#server/features/certificates/public-routes.ts'
import { SettingError } from '#server/platform/config/settings.ts'
import { answerRefusal } from '#server/platform/http/errors.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import { pageLanguageOf, takeChoice } from './page-language.ts'

const buildDir = join(import.meta.dirname, '..', 'dist', 'web')

/**
 * The built page of each route, those of spec §2 first; there is a file of each in every language. Pages drawn in the
 * browser alone have a shell: `app` fetches ahead what signed-in pages need, `app-auth` the identity client,
 * `app-public` is for the others.
 */
const pages: Record<string, string> = {
  '/': 'index',
  '/login': 'login',
  '/register': 'register',
  '/reward': 'reward',
  '/reward/confirm': 'app-public',
  '/wallet-guide': 'wallet-guide',
  '/forgot-password': 'forgot-password',
  '/sign-in-link': 'sign-in-link',
  '/auth/action': 'app-auth',
  '/auth/provider': 'app-auth',
  '/dashboard': 'app',
  '/success': 'app',
  '/account': 'app',
  '/certificate': 'app',
  '/operator': 'app',
  '/operator/*': 'app',
  '/module/:id': 'app',
  '/class/:space': 'app-public',
  '/lesson/:id': 'app-public',
}

/** @throws SettingError when the web room has not been built. */
export function requireBuiltPages(): void {
  if (pageLanguages.every((language) => existsSync(join(buildDir, `index.${language}.html`)))) return
  throw new SettingError('The pages are not built; run npm run build.')
}

/** Serves the built web room: hashed assets for a year, pages revalidated each time, compressed files as built. */
export async function registerPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: buildDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A page has one address: its route.
    allowedPath: (_path, _root, request) => !/\.(html|br|gz)$/.test(request.url.split('?')[0] ?? ''),
    setHeaders: (reply, path) => reply.header('cache-control', cacheControl(path)),
  })
  for (const [url, page] of Object.entries(pages))
    app.get(url, (request, reply) => takeChoice(request, reply) ?? sendPage(request, reply, page))
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendNotFoundPage(request, reply)
      : answerRefusal(reply, refuse('not-found', 'There is nothing at this address.')),
  )
}

const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Whether a person with a browser asks, who is shown a page when something is wrong with the address. */
export function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith('/api/') &&
    (headers.accept?.includes('text/html') ?? false)
  )
}

/** Answers 404 with the app, which says that there is no such page. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(request, reply.status(404), 'app-public')
}

/** Pages that the server itself writes, into what the build has for around them. */
export const writtenPages: PageSender = {
  takeChoice,
  languageOf: pageLanguageOf,
  send: (reply, { title, body }, language) =>
    withLanguage(reply, language)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        readTemplate(`certificate.${language}.html`)
          .replace('<!--title-->', () => title)
          .replace('<!--certificate-->', () => body),
      ),
}

const templates = new Map<string, string>()

function readTemplate(name: string): string {
  const template = templates.get(name) ?? readFileSync(join(buildDir, name), 'utf8')
  templates.set(name, template)
  return template
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const language = pageLanguageOf(request)
  return withLanguage(reply, language).sendFile(`${page}.${language}.html`)
}

const withLanguage = (reply: FastifyReply, language: string) =>
  reply.header('vary', 'accept-language, cookie').header('content-language', language)
