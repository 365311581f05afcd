import { Refusal } from '#platform/server/http/refusal.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { readContinueUrl } from '../emails/action-link.ts'
import { type CodeDraft, issueActionCode, pretendToIssueCode } from '../emails/issue-action-code.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import { admitEmail } from '../limits/admit-email.ts'
import { findAccountByEmail } from '../records/account.store.ts'
import {
  authenticateAccount,
  lookupAccount,
  refuseOldSignIn,
  verifyIdToken,
} from '../tokens/verify-id-token.ts'
import { admitEmailChange } from './update-account.ts'

interface Asked {
  readonly address: string
  readonly continueUrl?: string | undefined
  readonly language?: string | undefined
}

/** With the enumeration protection on all e-mails are answered alike, in the same time. @throws MailError */
export async function sendPasswordReset(identity: Identity, asked: Asked & { readonly email: string }) {
  const admitted = await admitAsked(identity, asked)
  if (admitted instanceof Refusal) return admitted
  const { email, continueUrl, account } = admitted
  const uid = account?.uid ?? null
  const { language } = asked
  const draft = {
    requestType: 'PASSWORD_RESET',
    uid,
    email,
    newEmail: null,
    continueUrl,
    language,
  } as const
  const { enumerationProtection } = identity.settings
  if (!account && !enumerationProtection) return refuseIdentity('EMAIL_NOT_FOUND')
  if (account && !enumerationProtection) return sent(identity, draft)
  await (account ? issueActionCode(identity, draft) : pretendToIssueCode(identity, draft))
  return { email }
}

async function admitAsked(identity: Identity, asked: Asked & { readonly email: string }) {
  const email = normaliseEmail(asked.email)
  if (email === undefined) return refuseIdentity('INVALID_EMAIL')
  const continueUrl = readContinueUrl(identity, asked.continueUrl)
  if (continueUrl instanceof Refusal) return continueUrl
  const account = await findAccountByEmail(identity.db, email)
  const excess = await admitEmail(identity, { email, account }, asked.address)
  return excess ?? { email, continueUrl, account }
}

/** Whether or not the e-mail has an account: signing in makes one. @throws MailError */
export async function sendSignInLink(identity: Identity, asked: Asked & { readonly email: string }) {
  const admitted = await admitAsked(identity, asked)
  if (admitted instanceof Refusal) return admitted
  const { email, continueUrl } = admitted
  const { language } = asked
  return sent(identity, {
    requestType: 'EMAIL_SIGNIN',
    uid: null,
    email,
    newEmail: null,
    continueUrl,
    language,
  })
}

/** @throws MailError */
export async function sendEmailVerification(identity: Identity, asked: Asked & { readonly idToken: string }) {
  const continueUrl = readContinueUrl(identity, asked.continueUrl)
  if (continueUrl instanceof Refusal) return continueUrl
  const account = await lookupAccount(identity, asked.idToken)
  if (account instanceof Refusal) return account
  const { uid, email } = account
  if (email === null) return refuseIdentity('MISSING_EMAIL')
  const excess = await admitEmail(identity, { email, account }, asked.address)
  if (excess) return excess
  const { language } = asked
  return sent(identity, { requestType: 'VERIFY_EMAIL', uid, email, newEmail: null, continueUrl, language })
}

/** Soon after a sign-in only, so that a found session does not take an account over. @throws MailError */
export async function sendEmailChange(
  identity: Identity,
  asked: Asked & { readonly idToken: string; readonly newEmail: string },
) {
  const newEmail = normaliseEmail(asked.newEmail)
  if (newEmail === undefined) return refuseIdentity('INVALID_EMAIL')
  const continueUrl = readContinueUrl(identity, asked.continueUrl)
  if (continueUrl instanceof Refusal) return continueUrl
  const claims = await verifyIdToken(identity, asked.idToken)
  if (claims instanceof Refusal) return claims
  const account = await authenticateAccount(identity.db, claims)
  if (account instanceof Refusal) return account
  const { uid, email } = account
  if (email === null) return refuseIdentity('MISSING_EMAIL')
  const refusal =
    refuseOldSignIn(identity, claims, account) ??
    (await admitEmailChange(identity, uid)) ??
    (await admitEmail(identity, { email: newEmail, account: undefined }, asked.address))
  if (refusal) return refusal
  if (await findAccountByEmail(identity.db, newEmail)) return refuseIdentity('EMAIL_EXISTS')
  const { language } = asked
  return sent(identity, {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    uid,
    email,
    newEmail,
    continueUrl,
    language,
  })
}

async function sent(identity: Identity, draft: CodeDraft) {
  const issued = await issueActionCode(identity, draft)
  return issued instanceof Refusal ? issued : { email: draft.email }
}
