import type { FastifyInstance } from 'fastify'
import { pageLanguages } from '#platform/contract/languages.ts'
import { type Clock, day } from '#platform/server/clock/clock.ts'

/** In ms; RFC 9116 asks for less than a year. */
const lifetime = 180 * day

/** RFC 9116; without a contact the address does not exist. */
export function registerSecurityFile(
  app: FastifyInstance,
  { contact, address, clock }: { readonly contact: string; readonly address: string; readonly clock: Clock },
): void {
  if (!contact) return
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock() + lifetime).toISOString()}`,
      `Preferred-Languages: ${pageLanguages.join(', ')}`,
      `Canonical: ${address}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
