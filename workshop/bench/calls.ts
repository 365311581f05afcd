import { sql } from 'kysely'
import { emptyAccount } from '#features/identity/server/records/account.ts'
import { signIdToken } from '#features/identity/server/sessions/session.ts'
import { rightOption } from '#features/quizzes/server/quizzes.content.ts'
import type { AttemptTable } from '#features/quizzes/server/records/quizzes.tables.ts'
import { type Installation, password } from './installation.ts'
import type { LoadRequest } from './load.ts'
import { accountId, drawsOf, emailOf, learnerRows } from './population/learner-rows.ts'

const json = { 'content-type': 'application/json' }

export function drawLearners({ learners }: Installation, count: number, seed: number): number[] {
  const draw = drawsOf(seed)
  const drawn = new Set<number>()
  while (drawn.size < Math.min(count, learners)) drawn.add(draw(learners))
  const list = [...drawn]
  return Array.from({ length: count }, (_, at) => list[at % list.length] as number)
}

/** No two are the same. */
export function tokenOf({ deps, shared }: Installation, learner: number): Promise<string> {
  const uid = accountId(learner)
  const [email, lastLoginAt, lastRefreshAt] = [emailOf(learner), shared.now, shared.now]
  const account = { ...emptyAccount(uid, shared.now), email, lastLoginAt, lastRefreshAt }
  return signIdToken(deps.identity, account, { uid, signInProvider: 'password', authenticatedAt: shared.now })
}

export const dashboardReads = (installation: Installation, learners: readonly number[]) =>
  Promise.all(
    learners.map(async (learner): Promise<LoadRequest> => {
      const headers = { authorization: `Bearer ${await tokenOf(installation, learner)}` }
      return { method: 'GET', path: '/api/progress', headers }
    }),
  )

export function signIn(learner: number): LoadRequest {
  return {
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain',
    headers: json,
    body: JSON.stringify({ email: emailOf(learner), password, returnSecureToken: true }),
  }
}

/** Ten right answers to each attempt of the learners, set back to its beginning, so that every request writes. */
export async function freshAnswers(installation: Installation, learners: readonly number[]) {
  const { deps, shared } = installation
  const ids: string[] = []
  const sequences: LoadRequest[][] = []
  for (const learner of learners) {
    const token = await tokenOf(installation, learner)
    for (const { table, row } of learnerRows(learner, shared)) {
      if (table !== 'attempts') continue
      const { id, module_number: moduleNumber } = row as AttemptTable
      ids.push(id)
      sequences.push(answersTo(installation, id, moduleNumber, token))
    }
  }
  // SQLite takes so many parameters in one statement.
  for (let at = 0; at < ids.length; at += 1000)
    await deps.db
      .updateTable('attempts')
      .set({ answered: 0, passed_at: null })
      .where('id', 'in', ids.slice(at, at + 1000))
      .execute()
  return sequences
}

function answersTo({ deps }: Installation, attemptId: string, moduleNumber: number, token: string) {
  return (deps.bank.get(moduleNumber) ?? []).map(
    (question, index): LoadRequest => ({
      method: 'POST',
      path: `/api/attempts/${attemptId}/answers`,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ position: index + 1, option: question.options[rightOption(question)] }),
    }),
  )
}

/** Brings the write-ahead log into the database, so that no measurement pays for what was prepared before it. */
export async function settle({ deps, env }: Installation): Promise<void> {
  if (!env.DATABASE_URL) await sql`pragma wal_checkpoint(truncate)`.execute(deps.db)
}
