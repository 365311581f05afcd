import type { listOwnBadges as contract, OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { badgeName, seasonOf } from '../credentials/badge-credential.ts'
import { badgeUrl } from '../credentials/credential.ts'
import { issuerOnDay } from '../records/certificate-issuer.store.ts'
import { type ProgrammeBadge, selectBadgesOf } from '../records/programme-badge.store.ts'
import { type BadgeParts, completionsOf, findEarned, issueBadges } from './issue-badges.ts'
import { linkedInUrl } from './linked-in.ts'

/** Issues when it is read, so that no answer of a quiz waits for that: once, however many read at the same time. */
export async function listOwnBadges(parts: BadgeParts, learner: Learner): Promise<Output<typeof contract>> {
  const { db } = parts
  const name = (await listNames(db, [learner.id])).get(learner.id) ?? ''
  const badges = await selectBadgesOf(db, learner.id)
  const completions = await completionsOf(db, learner.id)
  // A guest is an account that is removed: its badges would go, and their pages with them.
  const needs = learner.email === '' ? 'email' : name === '' ? 'name' : null
  const isDue = needs === null && findEarned(parts, completions, badges).length > 0
  const all = isDue ? await issueBadges(parts, learner.id, name) : badges
  return {
    badges: await Promise.all(all.map((badge) => toOwn(badge, parts))),
    name: name || null,
    needs,
    completedModules: [...completions.keys()].toSorted((a, b) => a - b),
  }
}

async function toOwn(badge: ProgrammeBadge, parts: BadgeParts): Promise<OwnBadge> {
  const { id, programmeId, title, modules, name, issuedAt, showsName, confirmsName, hiddenAt } = badge
  const url = badgeUrl(parts.publicUrl, id)
  const issuer = await issuerOnDay(parts, badge)
  const linkedIn = linkedInUrl(issuer, { id, url, issuedAt, title: badgeName(title) })
  return {
    ...{ id, programmeId, title, modules, name, issuedAt, showsName, confirmsName, url, linkedIn },
    season: seasonOf(inLanguage(parts.programmes, 'en'), badge) ?? null,
    isHidden: hiddenAt !== null,
  }
}
