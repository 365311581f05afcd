import { z } from 'zod'
import {
  cleaned,
  cleanedName,
  maxNameLength,
  noLink,
  oneLine,
  somethingToSee,
  trimmed,
} from './plain-text.ts'

/** How many modules there are only the content says; the server refuses those above (decision 53). */
export const moduleNumber = z.int().min(1).max(999)

/** Digits alone: `1e0`, `01` and `%00` are refused. */
export const moduleNumberParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a module number')
  .transform(Number)

export const questionPosition = z.int().min(1).max(999)

export const line = (max: number, clean = cleaned) =>
  z
    .string()
    .overwrite(clean)
    .regex(oneLine, 'must not contain control characters')
    .overwrite(trimmed)
    .max(max)

export const filledLine = (max: number, clean = cleaned) =>
  line(max, clean).regex(somethingToSee, 'must not be empty')

/** Goes into our e-mails, hence no links. */
export const personName = filledLine(maxNameLength, cleanedName).regex(noLink, 'must not contain a link')

export const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a code such as en or pt-BR')

/** `next` of a page is the `cursor` of the following one; null after the last. */
export const cursor = z.string().max(2000)

/** Milliseconds since 1970 (UTC). */
export const timestamp = z.int().nonnegative()
