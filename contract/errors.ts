import { z } from 'zod'

/** Outcomes that any endpoint may have, with their HTTP status. */
export const commonErrors = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  /** An operator has to prove a second factor first: to enrol one, or to sign in with it. */
  'second-factor-required': 403,
  /** The sign-in is too old for what is asked: sign in again, then ask again. */
  'requires-recent-login': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const

export type CommonErrorCode = keyof typeof commonErrors

/**
 * The body of every refusal under `/api`. `code` is stable and for programs; `message` is English and for
 * developers; `field` names the part of the input that was refused, as a dotted path; `refused` are the characters of
 * it that are meant, where it is not all of it.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    refused: z.array(z.string()).optional(),
  }),
})

export type ErrorBody = z.output<typeof errorBody>
