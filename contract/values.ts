import { z } from 'zod'
import { cleaned, maxNameLength, noLink, oneLine, somethingToSee, trimmed } from './plain-text.ts'

/** A module number in a body. How many modules there are the content says; the server refuses those above (decision 53). */
export const moduleNumber = z.int().min(1).max(999)

/** A module number in a path: digits alone, so that `1e0`, `01` and `%00` are refused. */
export const moduleNumberParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a module number')
  .transform(Number)

/** The place of a question in its quiz, from 1 on. */
export const questionPosition = z.int().min(1).max(999)

/** One line of text as a person types it, cleaned of what no line needs, trimmed, of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(cleaned)
    .regex(oneLine, 'must not contain control characters')
    .overwrite(trimmed)
    .max(max)

/** One line of text in which something can be seen: not empty, not only spaces or invisible characters. */
export const filledLine = (max: number) => line(max).regex(somethingToSee, 'must not be empty')

/** The name of a person as they write it, in any script. It goes into our e-mails, so it brings no link along. */
export const personName = filledLine(maxNameLength).regex(noLink, 'must not contain a link')

/** A language as the content names it: `en`, `fr`, `pt-BR`. */
export const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a code such as en or pt-BR')

/** Where a list goes on: `next` of a page is the `cursor` of the one after it, null after the last one. */
export const cursor = z.string().max(2000)

/** Milliseconds since 1970 (UTC). */
export const timestamp = z.int().nonnegative()
