import { z } from 'zod'
import { cleaned, maxNameLength, noLink, oneLine, somethingToSee, trimmed } from './plain-text.ts'

/** S9.1, S9.2. */
export const moduleCount = 9
export const questionCount = 10

export const moduleNumber = z.int().min(1).max(moduleCount)

/** Exactly one digit: `1e0`, `01` and `%00` are refused. */
export const moduleNumberParam = z
  .string()
  .regex(/^[1-9]$/, 'must be a module number from 1 to 9')
  .transform(Number)

export const line = (max: number) =>
  z
    .string()
    .overwrite(cleaned)
    .regex(oneLine, 'must not contain control characters')
    .overwrite(trimmed)
    .max(max)

export const filledLine = (max: number) => line(max).regex(somethingToSee, 'must not be empty')

/** Goes into our e-mails, hence no links. */
export const personName = filledLine(maxNameLength).regex(noLink, 'must not contain a link')

export const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a code such as en or pt-BR')

/** `next` of a page is the `cursor` of the following one; null after the last. */
export const cursor = z.string().max(2000)

/** Milliseconds since 1970 (UTC). */
export const timestamp = z.int().nonnegative()
