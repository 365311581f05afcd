import { lookupLearner } from '#features/accounts/server/list-accounts.ts'
import { exportBadges, exportCertificateRequest } from '#features/certificates/server/certificates.facade.ts'
import { exportAttendances } from '#features/classes/server/classes.facade.ts'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { exportAccount } from '#features/identity/server/identity.facade.ts'
import { exportProfile } from '#features/profiles/server/profiles.facade.ts'
import { exportQuizzes } from '#features/quizzes/server/quizzes.facade.ts'
import type { LearnerId, Operator } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'

export async function getLearner(
  { db, moduleCount }: { db: Db; moduleCount: number },
  operator: Operator,
  id: string,
): Promise<LearnerRecord | Refusal<'unknown-learner'>> {
  const learner = await lookupLearner(db, operator, id)
  const account = learner && (await exportAccount(db, learner))
  if (!learner || !account) return refuse('unknown-learner', 'This account does not exist.', 'accountId')
  const { passwordSetAt, identities, sessions, ...known } = account
  const quizzes = await exportQuizzes(db, learner)
  return {
    account: {
      ...known,
      hasPassword: passwordSetAt !== null,
      providers: identities.map(({ provider }) => provider),
      // Those of a disabled account open nothing any more, and end when it is enabled again.
      sessions: known.disabled ? 0 : sessions.length,
    },
    profile: await exportProfile(db, learner),
    modules: await modulesOf(db, learner, quizzes.completions, moduleCount),
    attempts: quizzes.attempts.toReversed().flatMap(({ questions, startedAt, ...attempt }) =>
      startedAt === null
        ? []
        : {
            ...attempt,
            startedAt,
            firstTry: questions.slice(0, attempt.answered).filter(({ tried }) => tried.length === 0).length,
          },
    ),
    certificateHistory: (await exportCertificateRequest(db, learner))?.history ?? [],
    badges: (await exportBadges(db, learner)).map(({ id, title, name, showsName, hiddenAt }) => ({
      ...{ id, title, name, showsName, hiddenAt },
    })),
  }
}

async function modulesOf(
  db: Db,
  learner: LearnerId,
  completions: readonly { moduleNumber: number; completedAt: number }[],
  moduleCount: number,
): Promise<LearnerRecord['modules']> {
  const attendances = await exportAttendances(db, learner)
  return Array.from({ length: moduleCount }, (_, index) => {
    const is = ({ moduleNumber }: { moduleNumber: number }) => moduleNumber === index + 1
    return {
      moduleNumber: index + 1,
      attendedAt: attendances.find(is)?.attendedAt ?? null,
      attendedBy: attendances.find(is)?.kind ?? null,
      completedAt: completions.find(is)?.completedAt ?? null,
    }
  })
}
