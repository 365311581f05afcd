/**
 * An expected outcome that is not the endpoint's output. Operations return it, they do not throw it; the one place
 * that answers errors turns it into status and body.
 */
export class Refusal<Code extends string = string> {
  readonly code: Code
  readonly message: string
  readonly field: string | undefined
  /** After how many seconds the same may be asked again, where that is known. */
  readonly retryAfter: number | undefined
  /** The characters of the field that are refused, where it is not all of it. */
  readonly refused: readonly string[] | undefined

  constructor(code: Code, message: string, field?: string, retryAfter?: number, refused?: readonly string[]) {
    this.code = code
    this.message = message
    this.field = field
    this.retryAfter = retryAfter
    this.refused = refused
  }
}

/** Refuses with a code of the contract; `message` is for developers, `field` a dotted path into the input. */
export function refuse<const Code extends string>(
  code: Code,
  message: string,
  field?: string,
): Refusal<Code> {
  return new Refusal(code, message, field)
}

/** Refuses a field for some of its characters. */
export function refuseCharacters<const Code extends string>(
  code: Code,
  message: string,
  field: string,
  refused: readonly string[],
): Refusal<Code> {
  return new Refusal(code, message, field, undefined, refused)
}

/** Refuses what was asked too often, until `retryAfter` seconds have passed. */
export function refuseForNow(message: string, retryAfter: number): Refusal<'too-many-requests'> {
  return refuseUntil('too-many-requests', message, retryAfter)
}

/** Refuses what may be asked again when `retryAfter` seconds have passed. */
export function refuseUntil<const Code extends string>(
  code: Code,
  message: string,
  retryAfter: number,
): Refusal<Code> {
  return new Refusal(code, message, undefined, retryAfter)
}
