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
