import type { TestApp, TestCaller } from '../app/app.ts'

/** A learner who has rows of every kind, with what must not be shown to others. */
export interface Owner {
  readonly caller: TestCaller
  readonly refreshToken: string
  readonly openAttempt: string
  readonly openAssessment: string
  /** Of the rows that features add, by names of theirs. */
  readonly ids: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
}

/** What a request is made of besides the endpoint's own path. */
interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * Whose rows an endpoint reaches besides the caller's own, known by the token alone: those that a secret in the request opens,
 * which is the permission; all, for operators; or one that the request names by its id, which others than its owner are
 * refused with `othersGet`.
 */
export type Reach = 'secret' | 'all' | { readonly othersGet: number }

/**
 * How an endpoint is called so that it is served: with 200, unless `status` says otherwise; for the first module, where the path
 * has one and `input` does not name another. Without `reach` it reaches no rows but the caller's own.
 */
export interface AuthorisationRow {
  readonly reach?: Reach
  readonly status?: number
  readonly input?: (owner: Owner, app: TestApp) => Input
}

/** By the endpoint, as `GET /api/profile`. One that is not there is called with nothing and reaches the caller's own rows. */
export type AuthorisationRows = Readonly<Record<string, AuthorisationRow>>

/** Gives the owner rows of a feature: a learner who has passed the quiz of the first module. */
export type AddRows = (app: TestApp, caller: TestCaller) => Promise<Partial<Pick<Owner, 'ids' | 'secrets'>>>

/** What `testing/authorisation.ts` of a feature exports. */
export interface FeatureAuthorisation {
  readonly authorisationRows?: AuthorisationRows
  /** Names of input that say nothing about whose row is meant. */
  readonly namesNoRow?: readonly string[]
  readonly addRows?: AddRows
}
