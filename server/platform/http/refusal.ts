/**
 * An expected outcome that is not the endpoint's output. Operations return it, they do not throw it; the one place
 * that answers errors turns it into status and body.
 */
export class Refusal<Code extends string = string> {
  readonly code: Code
  readonly message: string
  readonly field: string | undefined

  constructor(code: Code, message: string, field?: string) {
    this.code = code
    this.message = message
    this.field = field
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
