import type { Access } from '#contract/endpoint.ts'

declare const learnerId: unique symbol

/**
 * The account id of a signed-in learner. Only the gate mints it, so that holding one proves the sign-in; and
 * lookupLearner for an operator.
 */
export type LearnerId = string & { readonly [learnerId]: true }

/** The signed-in learner of a request; `email` is the account's present one, in lower case; '' for an anonymous account. */
export interface Learner {
  readonly id: LearnerId
  readonly email: string
  /** When the learner signed in, in seconds. */
  readonly authenticatedAt: number
}

declare const operatorId: unique symbol

/** The account id of a signed-in operator. Only the gate mints it. */
export type OperatorId = string & { readonly [operatorId]: true }

/** The signed-in operator of a request, by whose e-mail audit events are recorded. */
export interface Operator {
  readonly id: OperatorId
  readonly email: string
}

/** Who calls an endpoint of each access. */
export interface AppCallers extends Record<Access, unknown> {
  public: undefined
  learner: Learner
  operator: Operator
}
