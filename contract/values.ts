import { z } from 'zod'

/** The number of modules, and of questions in each (spec §9). */
export const moduleCount = 9
export const questionCount = 10

/** Longest accepted values; a longer one is refused, never cut. */
export const maxNameLength = 200
export const maxEmailLength = 254
export const maxWalletAddressLength = 128

/** A module number in a body: an integer from 1 to 9. */
export const moduleNumber = z.int().min(1).max(moduleCount)

/** A module number in a path: exactly one digit from 1 to 9, so that `1e0`, `01` and `%00` are refused. */
export const moduleNumberParam = z
  .string()
  .regex(/^[1-9]$/, 'must be a module number from 1 to 9')
  .transform(Number)

// Text may hold any script, but no control characters: PostgreSQL cannot store U+0000 and nobody types the rest.
// Nor characters that turn the direction of what follows: a name with one could garble a certificate.
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u
const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text as a person types it, trimmed, of at most `max` UTF-16 units. */
export const line = (max: number) =>
  z.string().max(max).regex(oneLine, 'must not contain control characters').trim()

/** One line of text in which something can be seen: not empty, not only spaces or invisible characters. */
export const filledLine = (max: number) => line(max).regex(somethingToSee, 'must not be empty')

/** A language as the content names it: `en`, `fr`, `pt-BR`. */
export const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a code such as en or pt-BR')

/** Milliseconds since 1970 (UTC). */
export const timestamp = z.int().nonnegative()
