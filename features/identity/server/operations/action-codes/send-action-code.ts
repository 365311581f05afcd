import { Refusal } from '#platform/server/http/refusal.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'
import { readContinueUrl } from '../../emails/action-link.ts'
import { type CodeDraft, issueActionCode, pretendToIssueCode } from '../../emails/issue-action-code.ts'
import { refuseIdentity } from '../../identity.errors.ts'
import type { Identity } from '../../identity.ts'
import { admitEmail } from '../../limits/admit-email.ts'
import { findAccountByEmail } from '../../records/account.store.ts'
import {
  authenticateAccount,
  lookupAccount,
  refuseOldSignIn,
  verifyIdToken,
} from '../../tokens/verify-id-token.ts'
import { admitEmailChange } from '../account/update-account.ts'

interface Asked {
  readonly address: string
  readonly continueUrl?: string | undefined
  readonly language?: string | undefined
}

/** With the enumeration protection on all e-mails are answered alike, in the same time. @throws MailError */
export async function sendPasswordReset(identity: Identity, asked: Asked & { readonly email: string }) {
  const admitted = await admitAsked(identity, asked)
  if (admitted instanceof Refusal) return admitted
  const { account, ...link } = admitted
  const draft = draftOf('PASSWORD_RESET', asked, { ...link, uid: account?.uid ?? null })
  const { enumerationProtection } = identity.settings
  if (!account && !enumerationProtection) return refuseIdentity('EMAIL_NOT_FOUND')
  if (account && !enumerationProtection) return sent(identity, draft)
  await (account ? issueActionCode(identity, draft) : pretendToIssueCode(identity, draft))
  return { email: draft.email }
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
  return sent(identity, draftOf('EMAIL_SIGNIN', asked, { ...admitted, uid: null }))
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
  return sent(identity, draftOf('VERIFY_EMAIL', asked, { uid, email, continueUrl }))
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
  return sent(identity, draftOf('VERIFY_AND_CHANGE_EMAIL', asked, { uid, email, newEmail, continueUrl }))
}

const draftOf = (
  requestType: CodeDraft['requestType'],
  { language }: Asked,
  about: Pick<CodeDraft, 'uid' | 'email' | 'continueUrl'> & { readonly newEmail?: string },
): CodeDraft => ({ newEmail: null, ...about, requestType, language })

async function sent(identity: Identity, draft: CodeDraft) {
  const issued = await issueActionCode(identity, draft)
  return issued instanceof Refusal ? issued : { email: draft.email }
}
