import { termsVersionOf } from '#features/site/server/agree.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { TestApp, TestCaller } from '../app/app.ts'
import { addTestCertificate } from '../app/certificate.ts'
import { playQuiz, rightOption } from '../app/quiz-play.ts'
import { importOfWagons } from '../wagon-exports.ts'
import type { AuthorisationRow, Owner, WagonAuthorisation } from './authorisation-row.ts'
import { certificateRows } from './certificate-rows.ts'

const wagons = await importOfWagons<WagonAuthorisation>('testing/authorisation.ts')

const theOwner = ({ caller }: Owner) => ({ params: { accountId: caller.uid } })

const someModule = () => ({ params: { moduleNumber: '1' } })

const beforeJourney = () => ({ params: { kind: 'before' } })

const someReport = () => ({ reportId: crypto.randomUUID() })

const somePeriod = { from: '2026-04-01', until: '2026-05-31' }

const someRequest = { params: { requestId: 'ABC234' } }

const reviewAnswer = (_owner: unknown, app: TestApp) => {
  const { id: questionId, version } = app.bank.get(1)?.[0] ?? {}
  const answer = { questionId, version, reviewedAt: app.clock(), option: rightOption(app, 1, 1) }
  return { body: { answers: [answer] } }
}

/** A row for every endpoint of the contract, by its name. */
export const authorisationRows: Readonly<Record<string, AuthorisationRow>> = {
  'GET /api/openapi.json': { reach: 'none' },
  'GET /api/programmes': { reach: 'none' },
  'GET /api/modules/:moduleNumber/lesson': { reach: 'none', input: someModule },
  'GET /api/modules/:moduleNumber/film': { reach: 'none', input: someModule },
  'PUT /api/modules/:moduleNumber/film-watched': { reach: 'caller', input: someModule },
  'GET /api/spaces/:space': {
    reach: 'none',
    input: (_owner, { spaces }) => ({ params: firstSpace(spaces) }),
  },
  'GET /api/classes': { reach: 'none' },
  'GET /api/assessments/:kind': { reach: 'caller', input: beforeJourney },
  // Others begin one of their own; the owner's journey has begun.
  'POST /api/assessments/:kind': { reach: { othersGet: 200 }, status: 409, input: beforeJourney },
  'POST /api/assessments/:kind/answers': {
    reach: { othersGet: 404 },
    status: 409,
    input: ({ openAssessment: assessmentId }) => ({
      ...beforeJourney(),
      body: { assessmentId, position: 1, questionId: '', option: null },
    }),
  },
  'PUT /api/assessments/choices': { reach: 'caller', input: () => ({ body: { isOfferDeclined: true } }) },
  'GET /api/review': { reach: 'caller' },
  'POST /api/guest/adopt': {
    reach: { othersGet: 404 },
    status: 404,
    input: () => ({ body: { idToken: 'of no guest' } }),
  },
  'GET /api/modules/:moduleNumber/first-question': { reach: 'none', input: someModule },
  'POST /api/modules/:moduleNumber/question-reports': {
    reach: { othersGet: 409 },
    input: () => ({ ...someModule(), body: { asked: { position: 1 }, reason: 'unclear', words: '' } }),
  },
  'GET /api/question-reports': { reach: 'caller' },
  'GET /api/operator/question-reports': { reach: 'all' },
  'PUT /api/operator/question-reports/:reportId/reply': {
    reach: 'all',
    status: 404,
    input: () => ({ params: someReport(), body: { reply: 'Thanks' } }),
  },
  'PUT /api/operator/question-reports/:reportId/closed': {
    reach: 'all',
    status: 404,
    input: () => ({ params: someReport() }),
  },
  'GET /api/operator/mail': { reach: 'caller' },
  'PUT /api/operator/mail': { reach: 'caller', input: () => ({ body: { howOften: 'weekly' } }) },
  'GET /api/operator/privacy-requests': { reach: 'all' },
  'POST /api/operator/privacy-requests': {
    reach: 'all',
    input: () => ({ body: { person: 'Grace', kind: 'see', cameOn: '2026-04-30', note: '' } }),
  },
  'PUT /api/operator/privacy-requests/:requestId/done': {
    reach: 'all',
    status: 404,
    input: () => ({ ...someRequest, body: { note: '' } }),
  },
  'POST /api/operator/privacy-requests/:requestId/export': {
    reach: 'all',
    status: 404,
    input: () => someRequest,
  },
  'POST /api/operator/privacy-requests/:requestId/deletion': {
    reach: 'all',
    status: 404,
    input: () => ({ ...someRequest, body: { email: 'ada@example.org' } }),
  },
  'POST /api/review/answers': { reach: { othersGet: 404 }, input: reviewAnswer },
  'POST /api/sessions/revoke': {
    reach: 'secret',
    input: ({ refreshToken }) => ({ body: { refreshToken } }),
  },
  'POST /api/sessions/revoke-all': { reach: 'caller' },
  'GET /api/account/second-factor': { reach: 'caller' },
  'POST /api/account/recovery-codes': { reach: 'caller', status: 409 },
  'DELETE /api/account': { reach: 'caller', status: 409 },
  'GET /api/account/export': { reach: 'caller' },
  'GET /api/agreement': { reach: 'caller' },
  'PUT /api/agreement': {
    reach: 'caller',
    input: (_owner, { infoPages }) => ({ body: { version: termsVersionOf(infoPages, { minimumAge: 0 }) } }),
  },
  'GET /api/profile': { reach: 'caller' },
  'PUT /api/profile': { reach: 'caller', input: () => ({ body: { name: 'Grace' } }) },
  'PUT /api/classes/:moduleNumber/attendance': { reach: 'caller', input: someModule },
  'PUT /api/classes/:moduleNumber/lesson-read': { reach: 'caller', input: someModule },
  'POST /api/modules/:moduleNumber/attempts': {
    reach: 'caller',
    input: () => ({ params: { moduleNumber: '2' }, body: {} }),
  },
  'POST /api/attempts/:attemptId/answers': {
    reach: { othersGet: 404 },
    input: ({ openAttempt }, app) => ({
      params: { attemptId: openAttempt },
      body: { position: 1, option: rightOption(app, 2, 1) },
    }),
  },
  'GET /api/progress': { reach: 'caller' },
  'POST /api/progress': { reach: 'caller', status: 409, input: () => ({ body: { moduleNumber: 3 } }) },
  'GET /api/operator': { reach: 'caller' },
  'GET /api/operator/audit-events': { reach: 'all' },
  'GET /api/operator/site': { reach: 'none' },
  'PUT /api/operator/site': { reach: 'none', input: () => ({ body: { changes: {} } }) },
  'GET /api/operator/overview': { reach: 'all' },
  'GET /api/operator/report': { reach: 'none', input: () => ({ query: somePeriod }) },
  'POST /api/operator/report.csv': { reach: 'none', input: () => ({ query: somePeriod }) },
  'POST /api/measures': { reach: 'none', status: 404, input: () => ({ body: { connection: '4g' } }) },
  'GET /api/operator/learners': { reach: 'all' },
  'POST /api/operator/learners.csv': { reach: 'all' },
  'POST /api/operator/audit-events.csv': { reach: 'all' },
  'GET /api/operator/modules/:moduleNumber/item-analysis': { reach: 'none', input: someModule },
  'POST /api/operator/questions.csv': { reach: 'none' },
  'GET /api/operator/learners/:accountId': { reach: 'all', input: theOwner },
  'PUT /api/operator/learners/:accountId/disabled': {
    reach: 'all',
    input: (owner) => ({ ...theOwner(owner), body: { disabled: false } }),
  },
  'GET /api/operator/classes': { reach: 'none' },
  'PUT /api/operator/classes/:moduleNumber': {
    reach: 'none',
    input: () => ({
      ...someModule(),
      body: { link: '', nextClassAt: null, timeZone: 'UTC', notes: [] },
    }),
  },
  ...certificateRows,
  ...Object.assign({}, ...wagons.map(({ authorisationRows: rows }) => rows)),
}

/** Names of input that say nothing about whose row is meant. Any other makes its endpoint one that names a row. */
export const inputsThatNameNoRow: ReadonlySet<string> = new Set([
  'age',
  'connection',
  'asked',
  'code',
  'confirmsName',
  'email',
  'failed',
  'first',
  'from',
  'inp',
  'isLate',
  'isOfferDeclined',
  'isResultShown',
  'kind',
  'lcp',
  'moduleNumber',
  'name',
  'option',
  'paper',
  'position',
  'reason',
  'refreshToken',
  'showsName',
  'space',
  'until',
  'version',
  'walletAddress',
  'words',
  ...wagons.flatMap(({ namesNoRow }) => namesNoRow),
])

/**
 * Signs a learner up and gives them a profile, a check half done, an attendance, a completed quiz and the badge for it, a
 * review, a quiz half done, and rows of every wagon.
 */
export async function createOwner(app: TestApp): Promise<Owner> {
  const caller = await app.signUp()
  const profile = { name: 'Ada of Secrets', walletAddress: '0xada5ec2e75' }
  await caller.call('PUT', '/api/profile', profile)
  const { running } = (await caller.call('POST', '/api/assessments/before')).body
  await caller.call('PUT', '/api/assessments/choices', { isResultShown: true })
  await caller.call('PUT', '/api/classes/1/attendance')
  const passed = await playQuiz(app, caller.uid as LearnerId, 1)
  await caller.call('POST', '/api/review/answers', reviewAnswer(undefined, app).body)
  const report = { asked: { position: 2 }, reason: 'other', words: 'Ada reports a secret' }
  await caller.call('POST', '/api/modules/1/question-reports', report)
  const open = await playQuiz(app, caller.uid as LearnerId, 2, 0)
  const { uid: account_id, email } = caller
  await app.db
    .insertInto('certificate_requests')
    .values({ account_id, email, received: 1, requested_at: 0 })
    .execute()
  const certificate = await addTestCertificate(app.db, account_id, { name: 'Ada of Certificates' })
  const badgeId = (await caller.call('GET', '/api/own-badges')).body.badges[0].id
  const { refreshToken } = await signInAgain(app, caller)
  const { id: certificateId, name } = certificate
  const personal = [account_id, email, ...Object.values(profile), name, report.words]
  const own = [...personal, running.id, passed.id, open.id, certificateId, badgeId, refreshToken]
  const added = await Promise.all(wagons.map(({ addRows }) => addRows(app, caller)))
  const ids = Object.assign({}, ...added.map((rows) => rows.ids))
  const secrets = [...own, ...added.flatMap((rows) => rows.secrets ?? [])]
  const openAssessment = running.id
  return { caller, refreshToken, openAttempt: open.id, openAssessment, certificateId, badgeId, ids, secrets }
}

async function signInAgain({ anonymous }: TestApp, { email }: TestCaller) {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
  return (await anonymous.call('POST', url, { email, password: 'six or more' })).body
}

function firstSpace(spaces: TestApp['spaces']): Record<string, string> {
  const [first] = spaces
  return { space: first?.space ?? '' }
}
