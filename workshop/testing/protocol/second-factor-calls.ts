import { decodeJwt } from 'jose'
import type { Identity } from '#features/identity/server/identity.ts'
import { signState } from '#features/identity/server/second-factor/signed-state.ts'
import { issueTokens } from '#features/identity/server/sessions/session.ts'
import { authenticateAccount, verifyIdToken } from '#features/identity/server/tokens/verify-id-token.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import type { GoodCall } from './good-calls.ts'
import { codeAt } from './second-factor.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A good request for every call about second factors, of an operator whose e-mail is verified. */
export const secondFactorCalls: Record<string, GoodCall> = {
  'begin a second factor': {
    route: 'accounts/mfaEnrollment:start',
    body: async ({ server, idToken }) => {
      await verifyEmailOf(server.identity, idToken)
      return { idToken, totpEnrollmentInfo: {} }
    },
  },
  'enrol a second factor': {
    route: 'accounts/mfaEnrollment:finalize',
    body: async ({ server: { identity }, idToken }) => {
      const sub = await verifyEmailOf(identity, idToken)
      const sessionInfo = await signState(identity, 'enrolment', { sub, secret }, 900)
      const verificationCode = codeAt(secret, identity.clock())
      return { idToken, displayName: 'Phone', totpVerificationInfo: { sessionInfo, verificationCode } }
    },
  },
  'withdraw a second factor': {
    route: 'accounts/mfaEnrollment:withdraw',
    body: async ({ server: { identity }, idToken }) => {
      const uid = await verifyEmailOf(identity, idToken)
      await addFactor(identity, uid)
      return { idToken: await withFactor(identity, idToken), mfaEnrollmentId: idOf(uid) }
    },
  },
  'sign in with a second factor': {
    route: 'accounts/mfaSignIn:finalize',
    body: async ({ server: { identity } }) => {
      const ada = identity.db.selectFrom('accounts').select('id').where('email', '=', 'ada@example.org')
      const { id: uid } = await ada.executeTakeFirstOrThrow()
      await addFactor(identity, uid)
      const state = { sub: uid, provider: 'password', at: identity.clock() }
      return {
        mfaPendingCredential: await signState(identity, 'sign_in', state, 600),
        mfaEnrollmentId: idOf(uid),
        totpVerificationInfo: { verificationCode: codeAt(secret, identity.clock()) },
      }
    },
  },
}

const idOf = (uid: string) => `factor of ${uid}`

/** Of the account that the token names, good or not. */
async function verifyEmailOf({ db }: Identity, idToken: string): Promise<string> {
  const uid = subjectOf(idToken)
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', uid).execute()
  return uid
}

function subjectOf(idToken: string): string {
  try {
    return decodeJwt(idToken).sub ?? ''
  } catch {
    return ''
  }
}

async function addFactor({ db, clock }: Identity, uid: string): Promise<void> {
  const exists = await db.selectFrom('accounts').select('id').where('id', '=', uid).executeTakeFirst()
  if (!exists) return
  const factor = { id: idOf(uid), secret, display_name: null, enrolled_at: clock(), last_step: 0 }
  await db
    .insertInto('second_factors')
    .values({ account_id: uid, ...factor })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** A good token of a session that was asked for the factor; any other as it is. */
async function withFactor(identity: Identity, idToken: string): Promise<string> {
  const claims = await verifyIdToken(identity, idToken ?? '')
  if (claims instanceof Refusal) return idToken
  const account = await authenticateAccount(identity.db, claims)
  if (account instanceof Refusal) return idToken
  const { uid, signInProvider, authenticatedAt } = claims
  const session = {
    uid,
    signInProvider,
    authenticatedAt: authenticatedAt * 1000,
    secondFactor: idOf(uid),
  }
  return (await issueTokens(identity, account, session, '')).tokens.idToken
}
