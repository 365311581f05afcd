import type { z } from 'zod'
import type { Refusal } from '#server/platform/http/refusal.ts'
import type { IdentityErrorCode } from '../identity.errors.ts'
import type { Identity } from '../identity.ts'
import type { RequestLimit, requestLimits } from '../limits/rate-limits.ts'

/** Who asks: the address as networkOf has it, and the language that e-mails to them are in. */
export interface ServiceCaller {
  readonly address: string
  readonly language: string
}

/** A call of the identity service: where it is, what it takes, how often one address may ask, and what it answers. */
export interface ServiceCall<S extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  /** Below the prefix of its host. */
  readonly path: string
  readonly schema: S
  limitsOf(limits: ReturnType<typeof requestLimits>, input: z.output<S>): readonly RequestLimit[]
  answer(
    identity: Identity,
    input: z.output<S>,
    caller: ServiceCaller,
  ): Promise<object | Refusal<IdentityErrorCode>>
}

type Draft<S extends z.ZodType> = Pick<ServiceCall<S>, 'path' | 'schema' | 'answer'> &
  Partial<Pick<ServiceCall<S>, 'method' | 'limitsOf'>>

/** Describes a call; a POST without a limit of its own unless it says otherwise. */
export const serviceCall = <S extends z.ZodType>(call: Draft<S>): ServiceCall<S> => ({
  method: 'POST',
  limitsOf: () => [],
  ...call,
})
