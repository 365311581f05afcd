import { z } from 'zod'
import { isDisplayName, isPhotoUrl } from '../records/account-fields.ts'

// PostgreSQL cannot store U+0000, and half a surrogate pair would change on its way through UTF-8.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

const string = z.string().refine(storable)

/** As in the genuine service, null is the same as absent. */
const text = string.nullish().transform((value) => value ?? undefined)

/** One of the names, or its number: some clients send numbers. */
const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.union([
    z.enum(names),
    z
      .int()
      .min(0)
      .max(names.length - 1)
      .transform((number) => names[number] as Name),
  ])

/** More than anybody has. */
const longestList = 10

const displayName = z.string().refine(isDisplayName).nullish()
const photoUrl = z.string().refine(isPhotoUrl).nullish()

/**
 * What the client may send along with any call. Tokens are always returned, whatever `returnSecureToken` says: the
 * service's own reference wants it to be true. There are no tenants.
 */
const alongside = {
  clientType: text,
  tenantId: z.literal('').nullish(),
  captchaResponse: text,
  captchaChallenge: text,
  recaptchaVersion: text,
  returnSecureToken: z.boolean().nullish(),
}

export const signUpRequest = z.strictObject({
  ...alongside,
  email: text,
  password: text,
  displayName,
  idToken: text,
  // Of use to administrators alone, and passed over as in the genuine service.
  photoUrl: text,
  emailVerified: z.boolean().nullish(),
  disabled: z.boolean().nullish(),
  localId: text,
})

export const signInWithPasswordRequest = z.strictObject({ ...alongside, email: text, password: text })

export const signInWithIdpRequest = z.strictObject({
  ...alongside,
  requestUri: text,
  postBody: text,
  pendingToken: text,
  sessionId: text,
  idToken: text,
  autoCreate: z.boolean().nullish(),
  returnIdpCredential: z.boolean().nullish(),
})

export const signInWithCustomTokenRequest = z.strictObject({ ...alongside, token: text })

export const lookupRequest = z.strictObject({ ...alongside, idToken: text })

// Administrators name the account by its id; here the token does.
export const deleteRequest = z.strictObject({ ...alongside, idToken: text, localId: text })

export const updateRequest = z.strictObject({
  ...alongside,
  idToken: text,
  displayName,
  photoUrl,
  email: text,
  password: text,
  oobCode: text,
  // A number of 64 bits, hence text as a rule.
  validSince: z.union([z.int(), text]).nullish(),
  deleteAttribute: z
    .array(
      oneOf([
        'USER_ATTRIBUTE_NAME_UNSPECIFIED',
        'DISPLAY_NAME',
        'PHOTO_URL',
        'EMAIL',
        'PASSWORD',
        'PROVIDER',
        'RAW_USER_INFO',
      ]),
    )
    .max(longestList)
    .nullish(),
  deleteProvider: z.array(string).max(longestList).nullish(),
})

export const sendOobCodeRequest = z.strictObject({
  ...alongside,
  requestType: oneOf([
    'OOB_REQ_TYPE_UNSPECIFIED',
    'PASSWORD_RESET',
    'OLD_EMAIL_AGREE',
    'NEW_EMAIL_ACCEPT',
    'VERIFY_EMAIL',
    'RECOVER_EMAIL',
    'EMAIL_SIGNIN',
    'VERIFY_AND_CHANGE_EMAIL',
    'REVERT_SECOND_FACTOR_ADDITION',
  ]).nullish(),
  email: text,
  idToken: text,
  newEmail: text,
  continueUrl: text,
  returnOobLink: z.boolean().nullish(),
  // Where an app rather than a page opens the link. There is no app.
  canHandleCodeInApp: z.boolean().nullish(),
  dynamicLinkDomain: text,
  linkDomain: text,
  iOSBundleId: text,
  androidPackageName: text,
  androidMinimumVersionCode: text,
  androidInstallApp: z.boolean().nullish(),
})

export const resetPasswordRequest = z.strictObject({ ...alongside, oobCode: text, newPassword: text })

export const signInWithEmailLinkRequest = z.strictObject({
  ...alongside,
  email: text,
  oobCode: text,
  idToken: text,
})

const totpEnrolment = z.strictObject({}).nullish()
const totpVerification = z.strictObject({ sessionInfo: text, verificationCode: text }).nullish()
/** Of a phone: not offered. */
const phone = z.record(z.string(), z.unknown()).nullish()

export const mfaEnrollmentStartRequest = z.strictObject({
  ...alongside,
  idToken: text,
  totpEnrollmentInfo: totpEnrolment,
  phoneEnrollmentInfo: phone,
})

export const mfaEnrollmentFinalizeRequest = z.strictObject({
  ...alongside,
  idToken: text,
  displayName,
  totpVerificationInfo: totpVerification,
  phoneVerificationInfo: phone,
})

export const mfaEnrollmentWithdrawRequest = z.strictObject({
  ...alongside,
  idToken: text,
  mfaEnrollmentId: text,
})

export const mfaSignInFinalizeRequest = z.strictObject({
  ...alongside,
  mfaPendingCredential: text,
  mfaEnrollmentId: text,
  totpVerificationInfo: totpVerification,
  phoneVerificationInfo: phone,
})

export const createAuthUriRequest = z.strictObject({
  ...alongside,
  identifier: text,
  continueUri: text,
  providerId: text,
  // Repeated in the answer.
  sessionId: string.max(512).nullish(),
})

export const projectsRequest = z.strictObject({})

export const tokenRequest = z.strictObject({
  grant_type: text,
  refresh_token: text,
  // Some clients spell them like all other names.
  grantType: text,
  refreshToken: text,
})
