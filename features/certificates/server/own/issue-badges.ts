import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type { Programme } from '#features/modules/contract.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import { listCompletersSince, listCompletionTimes } from '#features/quizzes/server/quizzes.facade.ts'
import { hour } from '#platform/server/clock/clock.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { achievedIn, type ProgrammeSite } from '../credentials/badge-credential.ts'
import { insertBadge, type ProgrammeBadge, selectBadgesOf } from '../records/programme-badge.store.ts'

export type BadgeParts = Pick<CertificateParts, 'db' | 'clock' | 'publicUrl' | 'issuer'> & ProgrammeSite

/** When each module was first completed, in ms, by its number. */
type Completions = ReadonlyMap<number, number>

export async function completionsOf(db: Db, accountId: string): Promise<Completions> {
  const times = await listCompletionTimes(db, [accountId])
  return new Map(times.map(({ moduleNumber, completedAt }) => [moduleNumber, Number(completedAt)]))
}

/** Programmes whose modules are all completed, and that the learner has no badge of: one stays, however its programme grows. */
export const findEarned = (
  { programmes }: ProgrammeSite,
  completions: Completions,
  badges: readonly ProgrammeBadge[],
): Programme[] =>
  inLanguage(programmes, 'en')
    .filter(({ id }) => badges.every(({ programmeId }) => programmeId !== id))
    .filter(({ modules }) => modules.every(({ number }) => completions.has(number)))

/** Returns all badges of the account. Dated on the day on which the last of its modules was completed. */
export function issueBadges(
  parts: Pick<BadgeParts, 'db' | 'issuer' | 'programmes'>,
  accountId: string,
  name: string,
): Promise<ProgrammeBadge[]> {
  const work = async (tx: Db) => {
    const badges = await selectBadgesOf(tx, accountId)
    const completions = await completionsOf(tx, accountId)
    const hiddenAt = badges.find((badge) => badge.hiddenAt !== null)?.hiddenAt ?? null
    for (const programme of findEarned(parts, completions, badges)) {
      const achieved = achievedIn(programme)
      const issuedAt = Math.max(...achieved.modules.map((number) => completions.get(number) ?? 0))
      const { issuer } = parts
      await insertBadge(tx, { ...achieved, accountId, name, issuedAt, hiddenAt, issuer })
    }
    return selectBadgesOf(tx, accountId)
  }
  // Unique keys decide on badge and entry: a class that ends together would keep conflicting over what it has read.
  return inTransaction(parts.db, work, { isolation: 'read committed', repeatable: true })
}

/** How far back each look goes, in ms: some are missed, and looked at again. */
const look = 2 * hour

/**
 * For learners who do not look: a programme that grows later asks nothing more of them. Returns how many badges it issued.
 * @throws the first failure, once all were looked at
 */
export async function issueEarnedBadges(parts: BadgeParts, stopping: AbortSignal): Promise<number> {
  const { db, clock } = parts
  const ids = await listCompletersSince(db, clock() - look)
  const names = await listNames(db, ids)
  const failures: unknown[] = []
  let issued = 0
  for (const { id, email, disabled } of await listAccountsById(db, ids)) {
    const name = names.get(id)
    if (stopping.aborted) break
    if (!name || email === null || disabled) continue
    try {
      const badges = await selectBadgesOf(db, id)
      if (findEarned(parts, await completionsOf(db, id), badges).length === 0) continue
      issued += (await issueBadges(parts, id, name)).length - badges.length
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return issued
}
