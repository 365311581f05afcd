import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SettingError } from '#server/platform/config/settings.ts'
import { answerRefusal } from '#server/platform/http/errors.ts'
import { refuse } from '#server/platform/http/refusal.ts'

const buildDir = join(import.meta.dirname, '..', 'dist', 'web')

/**
 * The built page of each route, those of spec §2 first. Pages drawn in the browser alone have a shell: `app.html`
 * fetches ahead what signed-in pages need, `app-auth.html` the identity client, `app-public.html` is for the others.
 */
const pages: Record<string, string> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/reward': 'reward.html',
  '/forgot-password': 'forgot-password.html',
  '/sign-in-link': 'sign-in-link.html',
  '/auth/action': 'app-auth.html',
  '/auth/provider': 'app-auth.html',
  '/dashboard': 'app.html',
  '/success': 'app.html',
  '/account': 'app.html',
  '/module/:id': 'app.html',
  '/class/:space': 'app-public.html',
  '/lesson/:id': 'app-public.html',
}

/** @throws SettingError when the web room has not been built. */
export function requireBuiltPages(): void {
  if (existsSync(join(buildDir, 'index.html'))) return
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
  for (const [url, file] of Object.entries(pages)) app.get(url, (_request, reply) => reply.sendFile(file))
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? sendNotFoundPage(reply)
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
export function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  return reply.status(404).sendFile('app-public.html')
}
