import { Refusal } from '#platform/server/http/refusal.ts'

/** A provider's ID token opens once, so that an intercepted one opens nothing. */
export const usedToken = 'The provider’s ID token has been used before: ask the provider for a new one.'

/** What each says to a developer (S8.23 to S8.42). */
const meanings = {
  ADMIN_ONLY_OPERATION: 'Accounts without an email are not available.',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'The last login was too long ago for this change.',
  EMAIL_EXISTS: 'Another account already uses this email.',
  EMAIL_NOT_FOUND: 'There is no account with this email.',
  EXPIRED_OOB_CODE: 'The action code has expired.',
  FEDERATED_USER_ID_ALREADY_LINKED: 'Another account already uses this identity.',
  INSUFFICIENT_PERMISSION: 'Only an administrator can do this.',
  INVALID_CODE: 'The code is wrong or has already been used.',
  INVALID_CONTINUE_URI: 'The continue URL is not valid.',
  INVALID_CREDENTIAL_OR_PROVIDER_ID: 'Invalid IdP response/credential.',
  INVALID_EMAIL: 'The email is malformed.',
  INVALID_GRANT_TYPE: 'The grant type must be refresh_token.',
  INVALID_ID_TOKEN: 'The ID token is not valid.',
  INVALID_IDP_RESPONSE: 'The provider’s ID token is not valid.',
  INVALID_LOGIN_CREDENTIALS: 'The email or password is wrong.',
  INVALID_MFA_PENDING_CREDENTIAL: 'Log in with the first factor again.',
  INVALID_OOB_CODE: 'The action code is not valid.',
  INVALID_PASSWORD: 'The password is wrong.',
  INVALID_PENDING_TOKEN: 'Pending tokens are not supported.',
  INVALID_REQUEST_URI: 'The request URI is malformed.',
  INVALID_RECIPIENT_EMAIL: 'The mail server does not accept emails to this address.',
  INVALID_SESSION_INFO: 'The session info does not belong to this enrolment.',
  INVALID_REQ_TYPE: 'Unsupported request parameters.',
  MFA_ENROLLMENT_NOT_FOUND: 'The account does not have this second factor.',
  MISSING_CODE: 'The code is missing.',
  MISSING_CONTINUE_URI: 'The continue URL is missing.',
  MISSING_EMAIL: 'The email is missing.',
  MISSING_GRANT_TYPE: 'The grant type is missing.',
  MISSING_ID_TOKEN: 'The ID token is missing.',
  MISSING_MFA_ENROLLMENT_ID: 'The second factor ID is missing.',
  MISSING_MFA_PENDING_CREDENTIAL: 'The pending credential is missing.',
  MISSING_NEW_EMAIL: 'The new email is missing.',
  MISSING_OOB_CODE: 'The action code is missing.',
  MISSING_OR_INVALID_NONCE: 'The SHA-256 hash of the raw nonce must match the nonce in the ID token.',
  MISSING_PASSWORD: 'The password is missing.',
  MISSING_REFRESH_TOKEN: 'The refresh token is missing.',
  MISSING_REQ_TYPE: 'The request type is missing.',
  MISSING_REQUEST_URI: 'The request URI is missing.',
  MISSING_SESSION_INFO: 'The session info is missing.',
  OPERATION_NOT_ALLOWED: 'This operation is not available.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'Password should be at most 4096 characters',
  RESET_PASSWORD_EXCEED_LIMIT: 'Too many emails were requested. Try again later.',
  PROVIDER_ALREADY_LINKED: 'The account already has an identity from this provider.',
  SECOND_FACTOR_EXISTS: 'The account already has a second factor.',
  SESSION_EXPIRED: 'The enrolment took too long.',
  TOKEN_EXPIRED: 'The token has expired.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts. Try again later.',
  UNAUTHORIZED_DOMAIN: 'The continue URL is not on an authorised domain.',
  UNEXPECTED_PARAMETER: 'User ID',
  UNSUPPORTED_FIRST_FACTOR: 'A second factor cannot be used with this kind of login.',
  UNVERIFIED_EMAIL: 'The email must be verified first.',
  USER_DISABLED: 'The account is disabled.',
  USER_NOT_FOUND: 'The account no longer exists.',
  WEAK_PASSWORD: 'Password should be at least 6 characters',
} as const

export const otherEmail = 'The email provided does not match the sign-in email address.'

/** The client shows it. */
export const easyToGuess = 'This password is too easy to guess. Please choose another one'

export type IdentityErrorCode = keyof typeof meanings

export function refuseIdentity<const Code extends IdentityErrorCode>(
  code: Code,
  message: string = meanings[code],
): Refusal<Code> {
  return new Refusal(code, message)
}
