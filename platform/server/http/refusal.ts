import type { Endpoint, Output, RefusalCode } from '#platform/contract/endpoint.ts'

/** What the contract says of an operation. */
export type Outcome<E extends Endpoint> = Output<E> | Refusal<RefusalCode<E>>

/** An expected outcome: returned, not thrown. */
export class Refusal<Code extends string = string> {
  readonly code: Code
  readonly message: string
  readonly field: string | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined
  readonly refused: readonly string[] | undefined

  constructor(code: Code, message: string, field?: string, retryAfter?: number, refused?: readonly string[]) {
    this.code = code
    this.message = message
    this.field = field
    this.retryAfter = retryAfter
    this.refused = refused
  }
}

/** `message` is for developers, `field` a dotted path into the input. */
export const refuse = <const Code extends string>(code: Code, message: string, field?: string) =>
  new Refusal(code, message, field)

export const refuseUntil = <const Code extends string>(code: Code, message: string, retryAfter: number) =>
  new Refusal(code, message, undefined, retryAfter)

export const refuseForNow = (message: string, retryAfter: number) =>
  refuseUntil('too-many-requests', message, retryAfter)
