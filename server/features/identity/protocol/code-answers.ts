import type { AppliedCode } from '../operations/apply-action-code.ts'
import type { SignedInByLink } from '../operations/sign-in-with-email-link.ts'
import type { ActionCode } from '../records/action-code.store.ts'
import type { LinkedIdentity } from '../records/linked-identity.store.ts'
import { shownTokens, updateAnswer } from './answers.ts'

/** `accounts:sendOobCode`. The e-mail is what was asked with, or the account's own. */
export function sentCodeAnswer(email: string) {
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

/** `accounts:resetPassword`. Whose a sign-in link is has to be known by who uses it. */
export function codeAnswer({ requestType, email, newEmail }: ActionCode) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType,
    email: requestType === 'EMAIL_SIGNIN' ? undefined : email,
    newEmail: newEmail ?? undefined,
  }
}

/** `accounts:update` with a code */
export function appliedCodeAnswer({ account, newEmail }: AppliedCode, identities: readonly LinkedIdentity[]) {
  return { ...updateAnswer({ account, tokens: undefined }, identities), newEmail }
}

/** `accounts:signInWithEmailLink` */
export function emailLinkAnswer({ account, tokens, isNew }: SignedInByLink) {
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: account.uid,
    email: account.email ?? undefined,
    isNewUser: isNew,
    ...shownTokens(tokens),
  }
}

/** `accounts:createAuthUri` */
export function createAuthUriAnswer(
  found: { registered: boolean; providers: string[]; methods: string[] } | undefined,
  sessionId: string,
) {
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId,
    registered: found?.registered,
    allProviders: found?.providers,
    signinMethods: found?.methods,
  }
}
