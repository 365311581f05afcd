import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import type { Gate } from '#server/platform/http/endpoints.ts'
import { Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { Account } from './accounts/account.store.ts'
import { admitHostedAccount } from './hosted/admit-hosted-account.ts'
import { fetchGoogleKeys } from './hosted/google-keys.ts'
import { verifyHostedToken } from './hosted/verify-hosted-token.ts'
import type { Identity } from './identity.ts'
import type { Learner, LearnerId } from './learner.ts'
import { isOperator, type Operator, type OperatorId } from './operators/operator.ts'
import { authenticateAccount } from './sessions/authenticate-account.ts'
import { verifyIdToken } from './tokens/verify-id-token.ts'

/** Who calls an endpoint of each access. */
export interface AppCallers extends Record<Access, unknown> {
  public: undefined
  learner: Learner
  operator: Operator
}

type Verdict<Caller> = Promise<Caller | Refusal<'unauthenticated' | 'forbidden' | 'unavailable'>>

/** The one way in: reads `Authorization: Bearer <ID token>` and mints the learner it proves. */
export function createGate(identity: Identity): Gate<AppCallers> {
  const authenticate =
    identity.settings.mode === 'firebase' ? hostedService(identity) : builtInService(identity)
  const admitted: { [A in Access]: (request: FastifyRequest) => Verdict<AppCallers[A]> } = {
    public: async () => undefined,
    learner: (request) => admitLearner(authenticate, request.headers.authorization),
    operator: (request) => admitOperator(identity, authenticate, request.headers.authorization),
  }
  return (access, request) => admitted[access](request)
}

/** The account that an ID token proves, and when it was signed in to (s). */
type Authenticate = (token: string) => Verdict<{ account: Account; authenticatedAt: number }>

async function admitLearner(authenticate: Authenticate, authorization: string | undefined): Verdict<Learner> {
  const proven = await admit(authenticate, authorization)
  if (proven instanceof Refusal) return proven
  const { account, authenticatedAt } = proven
  return { id: account.uid as LearnerId, email: account.email ?? '', authenticatedAt }
}

async function admitOperator(
  identity: Identity,
  authenticate: Authenticate,
  authorization: string | undefined,
): Verdict<Operator> {
  const proven = await admit(authenticate, authorization)
  if (proven instanceof Refusal) return proven
  const { account } = proven
  if (!(await isOperator(identity, account))) return refuse('forbidden', 'This is for operators.')
  return { id: account.uid as OperatorId, email: account.email ?? '' }
}

async function admit(authenticate: Authenticate, authorization: string | undefined) {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return refuse('unauthenticated', 'Sign in first: an ID token is needed.')
  return authenticate(token)
}

function builtInService(identity: Identity): Authenticate {
  return async (token) => {
    const claims = await verifyIdToken(identity, token)
    if (claims instanceof Refusal) return refuse('unauthenticated', claims.message)
    const account = await authenticateAccount(identity.db, claims)
    if (account instanceof Refusal) return refuse('unauthenticated', account.message)
    return { account, authenticatedAt: claims.authenticatedAt }
  }
}

function hostedService({ db, clock, settings }: Identity): Authenticate {
  const verifier = { settings, clock, findKey: fetchGoogleKeys(settings.googleJwksUrl) }
  return async (token) => {
    const claims = await verifyHostedToken(verifier, token)
    if (claims instanceof Refusal) return claims
    const account = await admitHostedAccount({ db, clock }, claims)
    return account instanceof Refusal ? account : { account, authenticatedAt: claims.authenticatedAt }
  }
}
