import type { z } from 'zod'

/** Without a default, so that no endpoint forgets it (S6.1 to S6.3). */
export type Access = 'public' | 'learner' | 'operator'

export type ErrorCodes = Readonly<Record<string, number>>

export const usualBodyBytes = 8 * 1024

/** `errors` lists the endpoint's own outcomes; those of `errors.ts` may always occur. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** Signed in within the last five minutes; operators always need the last twelve hours. */
  readonly freshness?: 'recent'
  readonly summary: string
  /** Follows `Accept-Language`. */
  readonly localized?: true
  /** Large, and the same object each time: sent compressed, and not again to clients that have it. */
  readonly compressed?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly maxBodyBytes?: number
  /** RFC 4180: `output` is one row; the order of its keys is that of the columns. */
  readonly format?: 'csv'
  /** A file named after the end of the path: `output` is its bytes or text. */
  readonly media?: `application/${string}` | `image/${string}` | 'text/plain'
  /** Any site may read the answer: verifiers run in browsers. */
  readonly crossOrigin?: true
  readonly output: z.ZodType
  readonly errors: ErrorCodes
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type Parsed<S, Kind extends 'input' | 'output'> = S extends z.ZodType
  ? Kind extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined

export interface Received<E extends Endpoint> {
  readonly params: Parsed<E['params'], 'output'>
  readonly query: Parsed<E['query'], 'output'>
  readonly body: Parsed<E['body'], 'output'>
}

export type Body<E extends Endpoint> = Parsed<E['body'], 'input'>

export type Output<E extends Endpoint> = z.output<E['output']>

export type RefusalCode<E extends Endpoint> = Extract<keyof E['errors'], string>
