import { createHash } from 'node:crypto'
import type { Agreement, agree as agreeEndpoint } from '#features/site/contract/agreement.ts'
import type { Received } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Config, Parts } from '#platform/server/feature.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { insertAgreement, selectAgreements } from './agreement.store.ts'
import type { InfoPages } from './info-pages.ts'

type AgreementParts = Pick<Parts, 'config' | 'infoPages' | 'db' | 'clock'>

/** Of the words alone, and of the age that stands in them: a new version of the program changes nothing about it. */
export function termsVersionOf(
  { agreedText }: Pick<InfoPages, 'agreedText'>,
  { minimumAge }: Pick<Config['site'], 'minimumAge'>,
): string {
  const text = agreedText.replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(`${text} ${minimumAge}`).digest('hex').slice(0, 8)
}

export async function getAgreement(parts: AgreementParts, learner: LearnerId): Promise<Agreement> {
  const version = termsVersionOf(parts.infoPages, parts.config.site)
  const { minimumAge } = parts.config.site
  const all = await selectAgreements(parts.db, learner)
  const isStated = all.some(({ statedAge }) => (statedAge ?? 0) >= minimumAge)
  return {
    version,
    agreed: all.some((each) => each.version === version) ? 'now' : all.length > 0 ? 'before' : 'never',
    ...(minimumAge > 0 && !isStated && { askedAge: minimumAge }),
  }
}

/** What was not shown cannot be agreed to: the version is that of the page on which it was pressed. */
export async function agree(
  parts: AgreementParts,
  learner: LearnerId,
  { version, age }: Received<typeof agreeEndpoint>['body'],
): Promise<Outcome<typeof agreeEndpoint>> {
  const now = await getAgreement(parts, learner)
  if (version !== now.version) return refuse('changed-terms', 'The terms are others by now.', 'version')
  if (now.askedAge && age !== now.askedAge)
    return refuse('age-missing', `It has to be said that the age of ${now.askedAge} is reached.`, 'age')
  const statedAge = now.askedAge ?? null
  await insertAgreement(parts.db, learner, { version, agreedAt: parts.clock(), statedAge })
  return { version }
}
