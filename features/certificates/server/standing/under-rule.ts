import type { Oddity, RuleStanding } from '#features/certificates/contract/certificate-desk.ts'
import type { OwnRule } from '#features/certificates/contract/certificates.ts'
import { hour } from '#platform/server/clock/clock.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import type { StoredRequest } from '../records/certificate-request.store.ts'
import type { Standing } from './read-standings.ts'

type Parts = Pick<CertificateParts, 'clock' | 'moduleCount' | 'rule'>

/** Null of what is decided already, and where there is no rule. */
export function underRule(
  { clock, moduleCount, rule }: Parts,
  request: StoredRequest,
  standing: Standing,
): RuleStanding | null {
  if (!rule || request.received || request.declined) return null
  const left = whyLeft(request, standing, moduleCount)
  if (left) return { at: null, left }
  const now = clock()
  // A name that has changed in the profile begins the delay when it is found.
  const since = request.rule.name === standing.name ? (request.rule.since ?? now) : now
  return { at: Math.max(now, since + rule.delay), left: null }
}

function whyLeft(
  { rule: { name: found, left } }: StoredRequest,
  { name, account, completedModules, oddities }: Standing,
  moduleCount: number,
): RuleStanding['left'] {
  if (left === 'taken-back' || left === 'declined') return left
  if (account.disabled) return 'account-disabled'
  if (completedModules < moduleCount) return 'modules-missing'
  if (name === '') return 'name-missing'
  if (left === 'name-unprintable' && name === found) return left
  return oddities.length > 0 ? 'warnings' : null
}

const needs: Readonly<Record<Oddity, OwnRule['needs'][number] | 'person'>> = {
  'email-unverified': 'email',
  'name-formula': 'name',
  'name-address': 'name',
  'name-single-letter': 'name',
  'name-without-letters': 'name',
  'name-mixed-scripts': 'name',
  // Says nothing of another learner.
  'name-shared': 'person',
  fast: 'person',
}

/** What the learner is told: when it comes by itself, or what is needed for that; null where a person has to look anyway. */
export function ownRule(parts: Parts, request: StoredRequest, standing: Standing): OwnRule | null {
  const under = underRule(parts, request, standing)
  if (!under || !parts.rule) return null
  const hours = parts.rule.delay / hour
  const { at, left } = under
  if (at !== null) return { hours, at, needs: [] }
  if (left !== 'warnings' && left !== 'name-missing' && left !== 'name-unprintable') return null
  const needed = new Set(standing.oddities.map((oddity) => needs[oddity]))
  if (needed.has('person')) return null
  if (left !== 'warnings') needed.add('name')
  return { hours, at: null, needs: (['email', 'name'] as const).filter((need) => needed.has(need)) }
}
