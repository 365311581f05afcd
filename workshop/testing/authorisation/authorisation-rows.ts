import type { LearnerId } from '#platform/server/access/callers.ts'
import type { TestApp, TestCaller } from '../app/app.ts'
import { playQuiz } from '../app/quiz-play.ts'
import { importOfFeatures } from '../feature-exports.ts'
import type { AuthorisationRows, FeatureAuthorisation, Owner } from './authorisation-row.ts'

const features = await importOfFeatures<FeatureAuthorisation>('testing/authorisation.ts')

/** How endpoints are called, by their names, where there is something to say of it. */
export const authorisationRows: AuthorisationRows = Object.assign(
  {},
  ...features.map(({ authorisationRows: rows }) => rows),
)

/** Names of input that say nothing about whose row is meant. Any other makes its endpoint one that names a row. */
export const inputsThatNameNoRow: ReadonlySet<string> = new Set([
  'code',
  'email',
  'failed',
  'first',
  'from',
  'isLate',
  'moduleNumber',
  'until',
  ...features.flatMap(({ namesNoRow = [] }) => namesNoRow),
])

/**
 * Signs a learner up and gives them a profile, a check half done, an attendance, a completed quiz, a quiz half done, and the
 * rows that features add.
 */
export async function createOwner(app: TestApp): Promise<Owner> {
  const caller = await app.signUp()
  const profile = { name: 'Ada of Secrets', walletAddress: '0xada5ec2e75' }
  await caller.call('PUT', '/api/profile', profile)
  const { running } = (await caller.call('POST', '/api/assessments/before')).body
  await caller.call('PUT', '/api/assessments/choices', { isResultShown: true })
  await caller.call('PUT', '/api/classes/1/attendance')
  const passed = await playQuiz(app, caller.uid as LearnerId, 1)
  const open = await playQuiz(app, caller.uid as LearnerId, 2, 0)
  const { refreshToken } = await signInAgain(app, caller)
  const added = await Promise.all(features.map(async ({ addRows }) => addRows?.(app, caller)))
  const ids = Object.assign({}, ...added.map((rows) => rows?.ids))
  const own = [
    caller.uid,
    caller.email,
    ...Object.values(profile),
    running.id,
    passed.id,
    open.id,
    refreshToken,
  ]
  const secrets = [...own, ...added.flatMap((rows) => rows?.secrets ?? [])]
  return { caller, refreshToken, openAttempt: open.id, openAssessment: running.id, ids, secrets }
}

async function signInAgain({ anonymous }: TestApp, { email }: TestCaller) {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
  return (await anonymous.call('POST', url, { email, password: 'six or more' })).body
}
