import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerRefusal } from '#server/platform/http/errors.ts'
import { refuse } from '#server/platform/http/refusal.ts'

const buildDir = join(import.meta.dirname, '..', 'dist', 'web')

/**
 * The built page of each route, those of spec §2 first. `app.html` and `auth.html` are shells of pages that are drawn
 * in the browser alone.
 */
const pages: Record<string, string> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/reward': 'reward.html',
  '/forgot-password': 'forgot-password.html',
  '/sign-in-link': 'sign-in-link.html',
  '/auth/action': 'auth.html',
  '/auth/provider': 'auth.html',
  '/dashboard': 'app.html',
  '/success': 'app.html',
  '/account': 'app.html',
  '/module/:id': 'app.html',
  '/class/:space': 'app.html',
}

/** Serves the built web room: hashed assets for a year, pages revalidated each time, compressed files as built. */
export async function registerPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: buildDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['*.html'],
    setHeaders: (reply, path) => reply.header('cache-control', cacheControl(path)),
  })
  for (const [url, file] of Object.entries(pages)) app.get(url, (_request, reply) => reply.sendFile(file))
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request.method, request.headers.accept, request.url)
      ? sendNotFoundPage(reply)
      : answerRefusal(reply, refuse('not-found', 'There is nothing at this address.')),
  )
}

const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

function wantsPage(method: string, accept: string | undefined, url: string): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (accept?.includes('text/html') ?? false)
}

const sendNotFoundPage = (reply: FastifyReply) => reply.status(404).sendFile('app.html')
