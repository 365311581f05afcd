import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import type { Gate } from '#server/platform/http/endpoints.ts'
import { Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { Identity } from './identity.ts'
import type { Learner, LearnerId } from './learner.ts'
import { authenticateAccount } from './sessions/authenticate-account.ts'
import { verifyIdToken } from './tokens/verify-id-token.ts'

/** Who calls an endpoint of each access. */
export interface AppCallers extends Record<Access, unknown> {
  public: undefined
  learner: Learner
  operator: never
}

type Verdict<Caller> = Promise<Caller | Refusal<'unauthenticated' | 'forbidden'>>

/** The one way in: reads `Authorization: Bearer <ID token>` and mints the learner it proves. */
export function createGate(identity: Identity): Gate<AppCallers> {
  const admit: { [A in Access]: (request: FastifyRequest) => Verdict<AppCallers[A]> } = {
    public: async () => undefined,
    learner: (request) => admitLearner(identity, request.headers.authorization),
    operator: async () => refuse('forbidden', 'There are no operators yet.'),
  }
  return (access, request) => admit[access](request)
}

async function admitLearner(identity: Identity, authorization: string | undefined): Verdict<Learner> {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return refuse('unauthenticated', 'Sign in first: an ID token is needed.')
  const claims = await verifyIdToken(identity, token)
  if (claims instanceof Refusal) return refuse('unauthenticated', claims.message)
  const account = await authenticateAccount(identity.db, claims)
  if (account instanceof Refusal) return refuse('unauthenticated', account.message)
  return { id: account.uid as LearnerId, email: account.email ?? '' }
}
