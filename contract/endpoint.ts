import type { z } from 'zod'

/** Who may call an endpoint (S6.1 to S6.3): there is no default, so that it cannot be forgotten. */
export type Access = 'public' | 'learner' | 'operator'

/** A stable error code and the HTTP status it travels with. */
export type ErrorCodes = Readonly<Record<string, number>>

/** The largest body that an endpoint reads, in bytes, unless it says otherwise. */
export const usualBodyBytes = 8 * 1024

/**
 * One call from the browser to the server. `path` uses `:name` for parameters; a missing `params` or `body` means that
 * the endpoint takes none. `errors` lists the outcomes particular to this endpoint; the common ones of
 * `errors.ts` may always occur.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** The sign-in must be at most five minutes old; operators' calls need one of the last twelve hours anyway. */
  readonly freshness?: 'recent'
  readonly summary: string
  /** Its words come in the language that `Accept-Language` asks for, where the content has it. */
  readonly localized?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The largest body that is read, where it is not `usualBodyBytes`. */
  readonly maxBodyBytes?: number
  /** The answer is a file of CSV (RFC 4180): `output` is one row of it, whose keys, in their order, name the columns. */
  readonly format?: 'csv'
  /** The answer is a file of this type, named by the end of the path: `output` is its bytes, or its text. */
  readonly media?: `application/${string}` | `image/${string}` | 'text/plain'
  /** The pages of every site may read the answer: a public document that verifiers in browsers fetch. */
  readonly crossOrigin?: true
  readonly output: z.ZodType
  readonly errors: ErrorCodes
}

/** Declares an endpoint and keeps its literal types, so that both sides are checked against it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

type Parsed<S, Kind extends 'input' | 'output'> = S extends z.ZodType
  ? Kind extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined

/** What the server's handler receives: parsed params, query and body. */
export interface Received<E extends Endpoint> {
  readonly params: Parsed<E['params'], 'output'>
  readonly query: Parsed<E['query'], 'output'>
  readonly body: Parsed<E['body'], 'output'>
}

/** What a caller sends as the body. */
export type Body<E extends Endpoint> = Parsed<E['body'], 'input'>

/** What a caller gets back. */
export type Output<E extends Endpoint> = z.output<E['output']>

/** The codes an endpoint may refuse with, besides the common ones. */
export type RefusalCode<E extends Endpoint> = Extract<keyof E['errors'], string>
