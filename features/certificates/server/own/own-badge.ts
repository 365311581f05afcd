import type { renewBadge as contract } from '#features/certificates/contract/programme-badges.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import {
  deleteBadge,
  findBadge,
  insertBadge,
  type ProgrammeBadge,
  setBadgeShown,
} from '../records/programme-badge.store.ts'
import type { BadgeParts } from './list-own-badges.ts'

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

/** Where its owner agreed. */
export async function getShownBadge<File>(
  db: Db,
  id: string,
  write: (badge: ProgrammeBadge) => Promise<File>,
): Promise<File | Refusal<'not-found'>> {
  const badge = await findBadge(db, id)
  return badge?.showsName ? write(badge) : refuse('not-found', 'There is nothing at this address.')
}

/** Neither name nor date is shown unless the learner says so, of each badge. */
export async function saveBadgeShown(
  db: Db,
  learner: LearnerId,
  id: string,
  showsName: boolean,
): Promise<{ showsName: boolean } | Refusal<'unknown-badge'>> {
  return (await setBadgeShown(db, { accountId: learner, id }, showsName)) ? { showsName } : unknown()
}

/** For one learner: each takes an entry in the list of revoked credentials for good. */
export const renewalLimit = { kind: 'badge-renewed', max: 5, window: day }

/** For the modules of the one before, whose files are revoked. Whether this one is shown is asked again. */
export async function renewBadge(
  { db, clock, issuer }: BadgeParts,
  learner: LearnerId,
  id: string,
): Promise<Outcome<typeof contract> | Refusal<'too-many-requests'>> {
  const owner = await findOwn(db, learner, id)
  if (!owner) return unknown()
  const wait = await admitRequest({ db, clock }, renewalLimit, [learner])
  if (wait !== undefined) return refuseForNow('This badge has been replaced too many times.', wait)
  return inTransaction(db, async (tx) => {
    const badge = await findOwn(tx, learner, id)
    const name = (await listNames(tx, [learner])).get(learner)
    if (!badge) return unknown()
    if (!name || name === badge.name) return refuse('same-name', 'The badge has this name already.')
    await deleteBadge(tx, badge)
    const { accountId, programmeId, title, modules } = badge
    const issued = { accountId, programmeId, title, modules, name, issuedAt: clock(), issuer }
    await insertBadge(tx, issued)
    return {}
  })
}
