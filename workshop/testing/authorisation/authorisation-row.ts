import type { TestApp, TestCaller } from '../app/app.ts'

/** A learner who has rows of every kind, with what must not be shown to others. */
export interface Owner {
  readonly caller: TestCaller
  readonly refreshToken: string
  readonly openAttempt: string
  readonly openAssessment: string
  readonly certificateId: string
  /** Of the programme with the first module alone. */
  readonly badgeId: string
  /** Of the rows of wagons, by names of theirs. */
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
 * Whose rows an endpoint reaches: none; the caller's, known by the token alone; those that a secret in the request opens,
 * which is the permission; all, for operators; or one that the request names by its id, which others than its owner are
 * refused with `othersGet`.
 */
export type Reach = 'none' | 'caller' | 'secret' | 'all' | { readonly othersGet: number }

/** How an endpoint is called so that it is served: with 200, unless `status` says otherwise. */
export interface AuthorisationRow {
  readonly reach: Reach
  readonly status?: number
  readonly input?: (owner: Owner, app: TestApp) => Input
}

/** What `testing/authorisation.ts` of a wagon exports. */
export interface WagonAuthorisation {
  readonly authorisationRows: Readonly<Record<string, AuthorisationRow>>
  /** Names of input that say nothing about whose row is meant. */
  readonly namesNoRow: readonly string[]
  /** Gives the owner rows of this wagon. */
  readonly addRows: (app: TestApp, caller: TestCaller) => Promise<Partial<Pick<Owner, 'ids' | 'secrets'>>>
}
