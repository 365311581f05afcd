import type { Db } from '#platform/server/db/database.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { endActionCodes, findUsableCode } from '../../emails/action-code.ts'
import { otherEmail, refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { markFamiliar } from '../../limits/sign-in-attempt.ts'
import { changeAccount, findAccountByEmail, insertAccount } from '../../records/account.store.ts'
import {
  type Account,
  type AccountChange,
  emptyAccount,
  newAccountId,
  withoutPassword,
} from '../../records/account.ts'
import {
  type ActionCode,
  consumeActionCode,
  deleteOtherActionCodes,
} from '../../records/action-code.store.ts'
import { deleteLinkedIdentities } from '../../records/linked-identity.store.ts'
import { passwordProvider } from '../../records/refresh-token.store.ts'
import { deleteSecondFactor, findSecondFactor } from '../../records/second-factor.store.ts'
import { awaitSecondFactor } from '../../second-factor/pending-sign-in.ts'
import { endSessions, openSession } from '../../sessions/session.ts'
import {
  authenticateAccount,
  type IdTokenClaims,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'

export async function signInWithEmailLink(
  identity: Identity,
  input: { readonly email: string; readonly code: string; readonly idToken?: string | undefined },
  address = '',
) {
  const email = normaliseEmail(input.email)
  if (email === undefined) return refuseIdentity('INVALID_EMAIL')
  const claims = input.idToken ? await verifyIdToken(identity, input.idToken) : undefined
  if (claims instanceof Refusal) return claims
  const code = await findUsableCode(identity, input.code, ['EMAIL_SIGNIN'])
  if (code instanceof Refusal) return code
  if (code.email !== email) return refuseIdentity('INVALID_EMAIL', otherEmail)
  const attempt = () => enter(identity, code, claims, address)
  try {
    return await attempt()
  } catch (error) {
    // Another first sign-in may make the account at the same time; then this one finds it.
    if (await findAccountByEmail(identity.db, email)) return attempt()
    throw error
  }
}

async function enter(
  identity: Identity,
  code: ActionCode,
  claims: IdTokenClaims | undefined,
  address: string,
) {
  const now = identity.clock()
  const entered = await openSession(identity, async (tx) => {
    const owner = await findOwner(tx, identity, code.email, claims)
    if (owner instanceof Refusal) return owner
    if (!(await consumeActionCode(tx, code, now))) return refuseIdentity('INVALID_OOB_CODE')
    await deleteOtherActionCodes(tx, code)
    const factor = owner?.emailVerified ? await findSecondFactor(tx, owner.uid) : undefined
    if (owner && factor) return { account: owner, factor }
    const account = owner
      ? await admit(tx, identity, owner, code.email)
      : await create(tx, identity, code.email)
    await markFamiliar(tx, identity, account, address)
    const session = { signInProvider: passwordProvider, authenticatedAt: now }
    return { account, session, isNew: !owner }
  })
  if (!('factor' in entered)) return entered
  return awaitSecondFactor(identity, entered.account, entered.factor, { provider: passwordProvider, at: now })
}

async function findOwner(tx: Db, identity: Identity, email: string, claims: IdTokenClaims | undefined) {
  const holder = await findAccountByEmail(tx, email)
  if (!claims) return holder?.disabled ? refuseIdentity('USER_DISABLED') : holder
  const account = await authenticateAccount(tx, claims)
  if (account instanceof Refusal) return account
  if (holder && holder.uid !== account.uid) return refuseIdentity('EMAIL_EXISTS')
  // A change of an e-mail has a code of its own, and a notice to the old address.
  if (account.email !== null && account.email !== email) return refuseIdentity('OPERATION_NOT_ALLOWED')
  // A found session must not be enough for a first e-mail, by which one can sign in.
  return (account.email === null && refuseOldSignIn(identity, claims, account)) || account
}

async function create(tx: Db, { clock, random }: Identity, email: string): Promise<Account> {
  const now = clock()
  const account = {
    ...emptyAccount(newAccountId(random), now),
    email,
    emailVerified: true,
    enteredByLink: true,
    lastLoginAt: now,
    lastRefreshAt: now,
  }
  if (!(await insertAccount(tx, account))) throw new Error('another account took the e-mail meanwhile')
  return account
}

/** Where the e-mail was not verified the account may be a stranger's: nothing that could sign in before is left. */
async function admit(tx: Db, identity: Identity, account: Account, email: string): Promise<Account> {
  const now = identity.clock()
  const { uid } = account
  const mayBeStrangers = account.email === email && !account.emailVerified
  if (mayBeStrangers) {
    await deleteLinkedIdentities(tx, uid)
    await deleteSecondFactor(tx, uid)
    await endActionCodes(tx, uid, 'email')
    await identity.reclaim(tx, identity, uid)
  }
  const ended = mayBeStrangers || account.email === null ? await endSessions(tx, uid, now) : {}
  const change = {
    email,
    emailVerified: true,
    enteredByLink: true,
    lastLoginAt: now,
    lastRefreshAt: now,
    ...(mayBeStrangers ? withoutPassword : {}),
    ...ended,
  } satisfies AccountChange
  await changeAccount(tx, uid, change)
  return { ...account, ...change }
}
