import { Refusal } from '#server/platform/http/refusal.ts'

/** Codes that the identity client knows (spec §8), each with what it says to a developer. */
const meanings = {
  ADMIN_ONLY_OPERATION: 'Accounts without an e-mail are not offered.',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'The last sign-in is too long ago for this change.',
  EMAIL_EXISTS: 'Another account has this e-mail.',
  EMAIL_NOT_FOUND: 'No account has this e-mail.',
  INVALID_EMAIL: 'The e-mail is malformed.',
  INVALID_GRANT_TYPE: 'The grant type must be refresh_token.',
  INVALID_ID_TOKEN: 'The ID token is not valid.',
  INVALID_LOGIN_CREDENTIALS: 'The e-mail or the password is wrong.',
  INVALID_OOB_CODE: 'The action code is not valid.',
  INVALID_PASSWORD: 'The password is wrong.',
  INVALID_REQ_TYPE: 'Unsupported request parameters.',
  MISSING_EMAIL: 'The e-mail is missing.',
  MISSING_GRANT_TYPE: 'The grant type is missing.',
  MISSING_ID_TOKEN: 'The ID token is missing.',
  MISSING_PASSWORD: 'The password is missing.',
  MISSING_REFRESH_TOKEN: 'The refresh token is missing.',
  OPERATION_NOT_ALLOWED: 'This operation is not offered.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'Password should be at most 4096 characters',
  TOKEN_EXPIRED: 'The token has expired.',
  USER_DISABLED: 'The account is disabled.',
  USER_NOT_FOUND: 'The account is gone.',
  WEAK_PASSWORD: 'Password should be at least 6 characters',
} as const

export type IdentityErrorCode = keyof typeof meanings

/** Refuses with a code of the identity service; `message` is for developers. */
export function refuseIdentity<const Code extends IdentityErrorCode>(
  code: Code,
  message: string = meanings[code],
): Refusal<Code> {
  return new Refusal(code, message)
}
