import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import type {
  renewBadge as contract,
  saveBadgeShown as shown,
} from '#features/certificates/contract/programme-badges.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { ShownNameChoice } from '../records/certificate.store.ts'
import {
  endBadge,
  findBadge,
  insertBadge,
  type ProgrammeBadge,
  selectBadgesOf,
  setBadgeShown,
} from '../records/programme-badge.store.ts'
import { isUnusual } from '../standing/oddities.ts'
import type { BadgeParts } from './issue-badges.ts'

const unknown = () => refuse('unknown-badge', 'You have no such badge.', 'badgeId')

async function findOwn(db: Db, learner: LearnerId, id: string): Promise<ProgrammeBadge | undefined> {
  const badge = await findBadge(db, id)
  return badge?.accountId === learner ? badge : undefined
}

export async function getOwnBadge<File>(
  db: Db,
  learner: LearnerId,
  id: string,
  write: (badge: ProgrammeBadge) => Promise<File>,
): Promise<File | Refusal<'unknown-badge'>> {
  const badge = await findOwn(db, learner, id)
  return badge ? write(badge) : unknown()
}

/** As visitors may see it: its name is shown, or compared, only where no operator has hidden it, nor disabled the account. */
export async function findSeenBadge(db: Db, id: string): Promise<ProgrammeBadge | undefined> {
  const badge = await findBadge(db, id)
  if (!badge?.showsName && !badge?.confirmsName) return badge
  const [account] = await listAccountsById(db, [badge.accountId])
  const isOpen = badge.hiddenAt === null && account?.disabled === false
  return { ...badge, showsName: isOpen && badge.showsName, confirmsName: isOpen && badge.confirmsName }
}

/** Where its owner agreed and no operator has hidden it. */
export async function getShownBadge<File>(
  db: Db,
  id: string,
  write: (badge: ProgrammeBadge) => Promise<File>,
): Promise<File | Refusal<'not-found'>> {
  const badge = await findSeenBadge(db, id)
  return badge?.showsName ? write(badge) : refuse('not-found', 'There is nothing at this address.')
}

/** Neither name nor date is shown unless the learner says so, of each badge. */
export async function saveBadgeShown(
  db: Db,
  learner: LearnerId,
  id: string,
  choice: ShownNameChoice,
): Promise<Outcome<typeof shown>> {
  const { showsName } = choice
  const badge = showsName ? await findOwn(db, learner, id) : undefined
  if (badge && isUnusual(badge.name))
    return refuse('name-unusual', 'This name is not shown on a public page.', 'badgeId')
  if (badge && (await selectBadgesOf(db, learner)).some(({ hiddenAt }) => hiddenAt !== null))
    return refuse('hidden-by-operator', 'An operator has hidden the name.', 'badgeId')
  await setBadgeShown(db, { accountId: learner, id }, choice)
  const saved = await findOwn(db, learner, id)
  return saved ? { showsName: saved.showsName, confirmsName: saved.confirmsName } : unknown()
}

/** For one learner and programme: each takes an entry in the list of revoked credentials for good. */
export const renewalLimit = { kind: 'badge-renewed', max: 5, window: day }

const refuseSameName = () => refuse('same-name', 'The badge has this name already.')

/** For the modules of the one before, whose files are revoked. Whether this one is shown is asked again. */
export async function renewBadge(
  { db, clock, issuer }: BadgeParts,
  learner: LearnerId,
  id: string,
): Promise<Outcome<typeof contract> | Refusal<'too-many-requests'>> {
  const owned = await findOwn(db, learner, id)
  if (!owned) return unknown()
  const renamed = (await listNames(db, [learner])).get(learner)
  if (!renamed || renamed === owned.name) return refuseSameName()
  const wait = await admitRequest({ db, clock }, renewalLimit, [learner, owned.programmeId])
  if (wait !== undefined) return refuseForNow('This badge has been replaced too many times.', wait)
  return inTransaction(db, async (tx) => {
    const badge = await findOwn(tx, learner, id)
    const name = (await listNames(tx, [learner])).get(learner)
    if (!badge) return unknown()
    if (!name || name === badge.name) return refuseSameName()
    const now = clock()
    await endBadge(tx, badge, now)
    await insertBadge(tx, { ...badge, name, issuedAt: now, issuer })
    return {}
  })
}
