import { Refusal } from '#server/platform/http/refusal.ts'

/** Codes that the identity client knows (S8.23 to S8.42), each with what it says to a developer. */
const meanings = {
  ADMIN_ONLY_OPERATION: 'Accounts without an e-mail are not offered.',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'The last sign-in is too long ago for this change.',
  EMAIL_EXISTS: 'Another account has this e-mail.',
  EMAIL_NOT_FOUND: 'No account has this e-mail.',
  EXPIRED_OOB_CODE: 'The action code has expired.',
  FEDERATED_USER_ID_ALREADY_LINKED: 'Another account has this identity.',
  INSUFFICIENT_PERMISSION: 'Only an administrator may ask for this.',
  INVALID_CODE: 'The code is wrong, or was used before.',
  INVALID_CONTINUE_URI: 'The address to go on to is not one of a page.',
  INVALID_CREDENTIAL_OR_PROVIDER_ID: 'Invalid IdP response/credential.',
  INVALID_EMAIL: 'The e-mail is malformed.',
  INVALID_GRANT_TYPE: 'The grant type must be refresh_token.',
  INVALID_ID_TOKEN: 'The ID token is not valid.',
  INVALID_IDENTIFIER: 'The e-mail is malformed.',
  INVALID_IDP_RESPONSE: 'The ID token of the provider is not valid.',
  INVALID_LOGIN_CREDENTIALS: 'The e-mail or the password is wrong.',
  INVALID_MFA_PENDING_CREDENTIAL: 'Sign in with the first factor again.',
  INVALID_OOB_CODE: 'The action code is not valid.',
  INVALID_PASSWORD: 'The password is wrong.',
  INVALID_PENDING_TOKEN: 'Pending tokens are not issued.',
  INVALID_REQUEST_URI: 'The request URI is malformed.',
  INVALID_RECIPIENT_EMAIL: 'The mail server does not accept this e-mail.',
  INVALID_SESSION_INFO: 'The session info is not of this enrolment.',
  INVALID_REQ_TYPE: 'Unsupported request parameters.',
  MFA_ENROLLMENT_NOT_FOUND: 'The account has no such second factor.',
  MISSING_CODE: 'The code is missing.',
  MISSING_CONTINUE_URI: 'The address to go on to is missing.',
  MISSING_EMAIL: 'The e-mail is missing.',
  MISSING_GRANT_TYPE: 'The grant type is missing.',
  MISSING_IDENTIFIER: 'The e-mail is missing.',
  MISSING_ID_TOKEN: 'The ID token is missing.',
  MISSING_MFA_ENROLLMENT_ID: 'The second factor is not named.',
  MISSING_MFA_PENDING_CREDENTIAL: 'The pending credential is missing.',
  MISSING_NEW_EMAIL: 'The new e-mail is missing.',
  MISSING_OOB_CODE: 'The action code is missing.',
  MISSING_OR_INVALID_NONCE: 'The SHA-256 hash of the raw nonce must match the nonce in the ID token.',
  MISSING_PASSWORD: 'The password is missing.',
  MISSING_REFRESH_TOKEN: 'The refresh token is missing.',
  MISSING_REQ_TYPE: 'The request type is missing.',
  MISSING_REQUEST_URI: 'The request URI is missing.',
  MISSING_SESSION_INFO: 'The session info is missing.',
  OPERATION_NOT_ALLOWED: 'This operation is not offered.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'Password should be at most 4096 characters',
  RESET_PASSWORD_EXCEED_LIMIT: 'Too many e-mails were asked for. Try again later.',
  PROVIDER_ALREADY_LINKED: 'The account has an identity of this provider already.',
  SECOND_FACTOR_EXISTS: 'The account has a second factor already.',
  SESSION_EXPIRED: 'The enrolment took too long.',
  TOKEN_EXPIRED: 'The token has expired.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts. Try again later.',
  UNAUTHORIZED_DOMAIN: 'The address to go on to is on no authorised domain.',
  UNEXPECTED_PARAMETER: 'User ID',
  UNSUPPORTED_FIRST_FACTOR: 'This kind of sign-in cannot have a second factor.',
  UNVERIFIED_EMAIL: 'The e-mail has to be verified first.',
  USER_DISABLED: 'The account is disabled.',
  USER_NOT_FOUND: 'The account is gone.',
  WEAK_PASSWORD: 'Password should be at least 6 characters',
} as const

/** Of INVALID_EMAIL, where the e-mail is well-formed but not the one that a link was sent to. */
export const otherEmail = 'The email provided does not match the sign-in email address.'

/** Of WEAK_PASSWORD, where the password is long enough but guessed first; the client shows it. */
export const easyToGuess = 'This password is too easy to guess. Please choose another one'

export type IdentityErrorCode = keyof typeof meanings

export function refuseIdentity<const Code extends IdentityErrorCode>(
  code: Code,
  message: string = meanings[code],
): Refusal<Code> {
  return new Refusal(code, message)
}
