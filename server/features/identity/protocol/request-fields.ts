import { z } from 'zod'
import { isDisplayName, isPhotoUrl } from '../records/account-fields.ts'

// PostgreSQL cannot store U+0000, and half a surrogate pair would change on its way through UTF-8.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')

export const string = z.string().refine(storable)

/** As in the genuine service, null is the same as absent. */
export const text = string.nullish().transform((value) => value ?? undefined)

export const flag = z.boolean().nullish()

/** One of the names, or its number: some clients send numbers. */
export const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.union([
    z.enum(names),
    z
      .int()
      .min(0)
      .max(names.length - 1)
      .transform((number) => names[number] as Name),
  ])

/** Longer than any list that a client sends. */
export const longestList = 10

export const displayName = z.string().refine(isDisplayName).nullish()
export const photoUrl = z.string().refine(isPhotoUrl).nullish()

/**
 * What the client may send along with any call. Tokens are always returned, whatever `returnSecureToken` says: the
 * service's own reference wants it to be true. There are no tenants.
 */
export const alongside = {
  clientType: text,
  tenantId: z.literal('').nullish(),
  captchaResponse: text,
  captchaChallenge: text,
  recaptchaVersion: text,
  returnSecureToken: flag,
}
