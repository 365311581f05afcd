/** A request as the fuzzer sends it. */
export interface FuzzRequest {
  /** The endpoint or call it is aimed at, for the count of what was reached. */
  readonly target: string
  /** What is wrong with it, in words. */
  readonly kinds: readonly string[]
  readonly method: string
  /** As it stands in the request line. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** A malformed request must be refused with 4xx; whatever else is sent may be answered, but never with 5xx. */
  readonly isMalformed: boolean
}

/** What a request may be made of: a learner who is signed in, and things that are theirs. */
export interface FuzzWorld {
  readonly port: number
  readonly apiKey: string
  readonly idToken: string
  readonly refreshToken: string
  readonly email: string
  readonly password: string
  readonly attemptId: string
}

/** The largest body that is read, in bytes. */
export const bodyLimit = 64 * 1024

/** What a text says as JSON, a byte order mark before it ignored (RFC 8259); undefined when it says nothing. */
export function parseJson(text: string | Uint8Array): { readonly value: unknown } | undefined {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text))
    return { value: JSON.parse(decoded) }
  } catch {
    return undefined
  }
}
