import { admitHostedAccount } from '#features/identity/server/hosted/admit-hosted-account.ts'
import { fetchGoogleKeys, verifyHostedToken } from '#features/identity/server/hosted/verify-hosted-token.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { isSecondFactorNeeded } from '#features/identity/server/operations/second-factor/second-factor.ts'
import type { Account } from '#features/identity/server/records/account.ts'
import {
  authenticateAccount,
  isRecentSignIn,
  verifyIdToken,
} from '#features/identity/server/tokens/verify-id-token.ts'
import { isOperator } from '#features/operators/server/operator.ts'
import type { Access, Endpoint } from '#platform/contract/endpoint.ts'
import type { CommonErrorCode } from '#platform/contract/errors.ts'
import type { AppCallers, LearnerId, Operator, OperatorId } from '#platform/server/access/callers.ts'
import { inSeconds } from '#platform/server/clock/clock.ts'
import type { Gate } from '#platform/server/http/endpoints.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'

type Verdict<Caller> = Promise<Caller | Refusal<CommonErrorCode>>

export function createGate(identity: Identity): Gate<AppCallers> {
  const authenticate =
    identity.settings.mode === 'firebase' ? hostedService(identity) : builtInService(identity)
  const admitted: { [A in Access]: (signIn: SignIn) => Verdict<AppCallers[A]> | AppCallers[A] } = {
    public: () => undefined,
    learner: ({ account, authenticatedAt }) => ({
      id: account.uid as LearnerId,
      email: account.email ?? '',
      authenticatedAt,
    }),
    operator: (signIn) => admitOperator(identity, signIn),
  }
  return async ({ access, freshness }, request) => {
    if (access === 'public') return undefined as AppCallers[typeof access]
    const signIn = await admit(authenticate, request.headers.authorization)
    if (signIn instanceof Refusal) return signIn
    const caller = await admitted[access](signIn)
    if (caller instanceof Refusal) return caller
    return refuseOldSignIn(identity, signIn, access, freshness) ?? caller
  }
}

/** `authenticatedAt` in seconds. */
interface SignIn {
  readonly account: Account
  readonly authenticatedAt: number
  readonly hasSecondFactor: boolean
}

type Authenticate = (token: string) => Verdict<SignIn>

async function admitOperator(
  identity: Identity,
  { account, hasSecondFactor, authenticatedAt }: SignIn,
): Verdict<Operator> {
  if (!(await isOperator(identity, account))) return refuse('forbidden', 'Only operators can do this.')
  if (!hasSecondFactor && (await isSecondFactorNeeded(identity, account.uid)))
    return refuse('second-factor-required', 'Operators need a second factor.')
  const freshUntil = (authenticatedAt + longestDay) * 1000
  return { id: account.uid as OperatorId, email: account.email ?? '', freshUntil }
}

/** In seconds: a working day, so that a device left behind does not open the desk for long. */
const longestDay = 12 * 60 * 60

function refuseOldSignIn(
  { clock }: Identity,
  { authenticatedAt }: SignIn,
  access: Access,
  freshness: Endpoint['freshness'],
) {
  const isRecent =
    freshness === 'recent'
      ? isRecentSignIn({ clock }, authenticatedAt)
      : access !== 'operator' || inSeconds(clock()) - authenticatedAt <= longestDay
  return isRecent ? undefined : refuse('requires-recent-login', 'The last login was too long ago for this.')
}

async function admit(authenticate: Authenticate, authorization: string | undefined) {
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return refuse('unauthenticated', 'Log in first: an ID token is required.')
  return authenticate(token)
}

function builtInService(identity: Identity): Authenticate {
  return async (token) => {
    const claims = await verifyIdToken(identity, token)
    if (claims instanceof Refusal) return refuse('unauthenticated', claims.message)
    const account = await authenticateAccount(identity.db, claims)
    if (account instanceof Refusal) return refuse('unauthenticated', account.message)
    const { authenticatedAt, secondFactor } = claims
    return { account, authenticatedAt, hasSecondFactor: secondFactor !== undefined }
  }
}

function hostedService({ db, clock, settings }: Identity): Authenticate {
  const verifier = { settings, clock, findKey: fetchGoogleKeys(settings.googleJwksUrl) }
  return async (token) => {
    const claims = await verifyHostedToken(verifier, token)
    if (claims instanceof Refusal) return claims
    const account = await admitHostedAccount({ db, clock }, claims)
    if (account instanceof Refusal) return account
    const { authenticatedAt, hasSecondFactor } = claims
    return { account, authenticatedAt, hasSecondFactor }
  }
}
