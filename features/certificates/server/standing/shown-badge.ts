import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findBadge, type ProgrammeBadge } from '../records/programme-badge.store.ts'
import { findOddities } from './oddities.ts'

/** As visitors may see it: `showsName` only where no operator has hidden it, nor disabled the account. */
export async function findSeenBadge(db: Db, id: string): Promise<ProgrammeBadge | undefined> {
  const badge = await findBadge(db, id)
  if (!badge?.showsName) return badge
  const [account] = await listAccountsById(db, [badge.accountId])
  return { ...badge, showsName: badge.hiddenAt === null && account?.disabled === false }
}

/** A name that a certificate would not get without a person. That another learner has it too is no reason: nobody decides here. */
export const isUnusual = (name: string): boolean =>
  findOddities({ name, emailVerified: true, isShared: false, minutes: null, moduleCount: 1 }).length > 0
