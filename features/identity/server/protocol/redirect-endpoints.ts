import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ProviderFragment } from '#features/identity/contract.ts'
import { networkOf } from '#platform/server/connections/network.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { Identity } from '../identity.ts'
import { requestLimits } from '../limits/identity-limits.ts'
import {
  finishProviderRedirect,
  newSecret,
  returnPath,
  startProviderRedirect,
} from '../operations/sign-in/provider-redirect.ts'
import { ProviderAwayError } from '../providers/provider.ts'

const page = '/auth/provider'

/** In seconds: longer than a redirect may take, to tell late from foreign. */
const secretLife = 60 * 60

/** What comes back is handed to the page in the fragment of its address, which no server and no log ever sees. */
export function registerProviderRedirects(app: FastifyInstance, identity: Identity): void {
  const find = (id: string) => identity.providers.find((provider) => provider.id === id)
  const cookie = cookieOf(identity)
  const { redirect: limit } = requestLimits(identity.settings)

  app.get<To & { Querystring: { returnTo?: unknown; visit?: unknown } }>(
    '/auth/providers/:providerId/start',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const provider = find(request.params.providerId)
      if (!provider) return reply.callNotFound()
      const returnTo = returnPath(request.query.returnTo)
      const visit = visitName(request.query.visit)
      if ((await admitRequest(identity, limit, [networkOf(request.ip)])) !== undefined)
        return sendToPage(reply, { error: 'failed', returnTo, visit })
      const secret = cookie.read(request.headers.cookie) ?? newSecret(identity)
      try {
        const address = await startProviderRedirect(identity, provider, { secret, returnTo, visit })
        return send(reply.header('set-cookie', cookie.write(secret)), address.href)
      } catch (error) {
        if (!(error instanceof ProviderAwayError)) throw error
        request.log.warn({ err: error }, 'an identity provider cannot be reached')
        return sendToPage(reply, { error: 'failed', returnTo, visit })
      }
    },
  )

  app.get<To>('/auth/providers/:providerId/callback', { exposeHeadRoute: false }, async (request, reply) => {
    const provider = find(request.params.providerId)
    if (!provider) return reply.callNotFound()
    const outcome = await finishProviderRedirect(identity, provider, {
      search: /\?.*$/.exec(request.url)?.[0] ?? '',
      secret: cookie.read(request.headers.cookie),
    })
    if ('idToken' in outcome) {
      const { idToken, rawNonce: nonce, returnTo, visit } = outcome
      return sendToPage(reply, { providerId: provider.id, idToken, nonce, returnTo, visit })
    }
    const { failure: error, returnTo, visit, cause } = outcome
    if (error === 'failed') request.log.warn({ err: cause }, 'a login through an identity provider failed')
    return sendToPage(reply, { error, returnTo, visit })
  })
}

interface To {
  Params: { providerId: string }
}

function visitName(name: unknown): string | undefined {
  return typeof name === 'string' && /^[\w-]{1,64}$/.test(name) ? name : undefined
}

function sendToPage(reply: FastifyReply, fragment: ProviderFragment): FastifyReply {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(fragment)) if (value !== undefined) values.set(name, value)
  return send(reply, `${page}#${values}`)
}

function send(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 303)
}

/** The secret that binds redirects to a browser. Lax, because it comes back with the visitor. */
function cookieOf({ publicUrl }: Identity) {
  const isSecure = publicUrl.startsWith('https:')
  // Browsers take a name with this prefix from this very host only.
  const name = isSecure ? '__Host-provider-redirect' : 'provider-redirect'
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)
  return {
    read: (header: string | undefined) => value.exec(header ?? '')?.[1],
    write: (secret: string) =>
      `${name}=${secret}; Path=/; Max-Age=${secretLife}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}
