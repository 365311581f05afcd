import { z } from 'zod'

// PostgreSQL cannot store U+0000, and half a surrogate pair would change on its way through UTF-8.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

const string = z.string().refine(storable)

/** As in the genuine service, null is the same as absent. */
const text = string.nullish().transform((value) => value ?? undefined)

// These two travel inside every ID token, that is in a header of every request.
const displayName = string.max(256).nullish()
const photoUrl = string.max(2048).nullish()

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
})

export const signInWithPasswordRequest = z.strictObject({ ...alongside, email: text, password: text })

export const lookupRequest = z.strictObject({ ...alongside, idToken: text })

export const deleteRequest = z.strictObject({ ...alongside, idToken: text })

export const updateRequest = z.strictObject({
  ...alongside,
  idToken: text,
  displayName,
  photoUrl,
  email: text,
  password: text,
  oobCode: text,
  deleteAttribute: z
    .array(
      z.enum([
        'USER_ATTRIBUTE_NAME_UNSPECIFIED',
        'DISPLAY_NAME',
        'PHOTO_URL',
        'EMAIL',
        'PASSWORD',
        'PROVIDER',
        'RAW_USER_INFO',
      ]),
    )
    .nullish(),
  deleteProvider: z.array(string).nullish(),
})

export const tokenRequest = z.strictObject({ grant_type: text, refresh_token: text })
