import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access } from '#platform/contract/endpoint.ts'

declare const learnerId: unique symbol

/**
 * Only the gate mints it, so that holding one is proof of the sign-in, and lookupLearner for an operator, and a link of one
 * purpose that a learner has opened.
 */
export type LearnerId = string & { readonly [learnerId]: true }

/** `email` in lower case, '' for an anonymous account. */
export interface Learner {
  readonly id: LearnerId
  readonly email: string
  /** In seconds. */
  readonly authenticatedAt: number
}

declare const operatorId: unique symbol

/** Only the gate mints it. */
export type OperatorId = string & { readonly [operatorId]: true }

export interface Operator {
  readonly id: OperatorId
  readonly email: string
  /** In ms: until the sign-in is too old for the desk. */
  readonly freshUntil: number
}

export interface AppCallers extends Record<Access, unknown> {
  public: undefined
  learner: Learner
  operator: Operator
}

/** Compares in constant time. */
export function hasBearer({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
