import { z } from 'zod'

export const commonErrors = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Operators must enrol a second factor, or sign in with it. */
  'second-factor-required': 403,
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

/** `message` is English, for developers; `field` is a dotted path; `refused` are the characters at fault, if not all. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    refused: z.array(z.string()).optional(),
  }),
})

export type ErrorBody = z.output<typeof errorBody>
