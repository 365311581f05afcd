import type { listOwnBadges as contract, OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import { listCompletionTimes } from '#features/quizzes/server/quizzes.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { badgeName, type ProgrammeSite } from '../credentials/badge-credential.ts'
import { badgeUrl } from '../credentials/credential.ts'
import { insertBadge, type ProgrammeBadge, selectBadgesOf } from '../records/programme-badge.store.ts'
import { linkedInUrl } from './linked-in.ts'

export type BadgeParts = Pick<CertificateParts, 'db' | 'clock' | 'publicUrl' | 'issuer'> & ProgrammeSite

/** Issues when it is read, so that no answer of a quiz waits for that: once, however many read at the same time. */
export async function listOwnBadges(parts: BadgeParts, learner: LearnerId): Promise<Output<typeof contract>> {
  const { db } = parts
  const name = (await listNames(db, [learner])).get(learner) ?? ''
  const badges = await selectBadgesOf(db, learner)
  const earned = name === '' ? [] : await findEarned(parts, learner, badges)
  const all = earned.length === 0 ? badges : await issue(parts, learner, name)
  return { badges: all.map((badge) => toOwn(badge, parts)), name: name || null }
}

/** Programmes whose modules are all completed, and that the learner has no badge of: one stays, however its programme grows. */
async function findEarned(
  { programmes, db }: ProgrammeSite & { readonly db: Db },
  learner: LearnerId,
  badges: readonly ProgrammeBadge[],
) {
  const done = (await listCompletionTimes(db, [learner])).map(({ moduleNumber }) => moduleNumber)
  return inLanguage(programmes, 'en')
    .filter(({ id }) => badges.every(({ programmeId }) => programmeId !== id))
    .filter(({ modules }) => modules.every(({ number }) => done.includes(number)))
}

function issue(parts: BadgeParts, learner: LearnerId, name: string): Promise<ProgrammeBadge[]> {
  return inTransaction(parts.db, async (tx) => {
    const badges = await selectBadgesOf(tx, learner)
    for (const { id: programmeId, title, modules } of await findEarned({ ...parts, db: tx }, learner, badges))
      await insertBadge(tx, {
        accountId: learner,
        programmeId,
        title,
        modules: modules.map(({ number }) => number),
        name,
        issuedAt: parts.clock(),
        issuer: parts.issuer,
      })
    return selectBadgesOf(tx, learner)
  })
}

function toOwn(badge: ProgrammeBadge, { publicUrl, issuer }: BadgeParts): OwnBadge {
  const { id, programmeId, title, modules, name, issuedAt, showsName } = badge
  const url = badgeUrl(publicUrl, id)
  const linkedIn = linkedInUrl(issuer, { id, url, issuedAt, title: badgeName(title) })
  return { id, programmeId, title, modules, name, issuedAt, showsName, url, linkedIn }
}
