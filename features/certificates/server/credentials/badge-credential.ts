import type { Programme } from '#features/modules/contract.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { ProgrammeBadge } from '../records/programme-badge.store.ts'
import type { Achievement, AchievementSite } from './achievement.ts'
import { type AwardParts, signAward } from './award.ts'
import type { BadgePicture } from './baked-badge.ts'
import { badgeUrl } from './credential.ts'
import type { CredentialForm } from './sign-credential.ts'

export type ProgrammeSite = Pick<Parts, 'programmes'>

/** Answers as the definition of the whole journey does. */
export const programmePath = (programmeId: string) =>
  `/credentials/programmes/${encodeURIComponent(programmeId)}`

export const badgeName = (title: string) => `Web3 basics: ${title}`

/** Of its season today; a programme that is no more, or has none, has that of a line. */
export const pictureOf = (programme: Pick<Programme, 'season'> | undefined): BadgePicture =>
  programme?.season ? `badge-${programme.season}` : 'badge-line'

/** What a badge says that is issued for these modules of a programme. */
export function programmeAchievement(
  { issuer, programmes }: Pick<AchievementSite, 'issuer'> & ProgrammeSite,
  { programmeId, title, modules }: Pick<ProgrammeBadge, 'programmeId' | 'title' | 'modules'>,
): Achievement {
  const all = inLanguage(programmes, 'en')
  return {
    path: programmePath(programmeId),
    kind: 'Badge',
    name: badgeName(title),
    description: `Completion of ${title}, a part of the ${issuer.siteName} journey through the basics of Web3: ${titlesOf(all, modules).join(', ')}.`,
    modules,
    picture: pictureOf(all.find(({ id }) => id === programmeId)),
  }
}

/** In whichever programme the modules are by now; without those that are gone. */
export const titlesOf = (programmes: readonly Programme[], modules: readonly number[]): string[] =>
  programmes
    .flatMap((programme) => programme.modules)
    .filter(({ number }) => modules.includes(number))
    .map(({ title }) => title)

export const signBadge = (
  signing: AwardParts & ProgrammeSite,
  badge: ProgrammeBadge,
  form: CredentialForm,
): Promise<string> =>
  signAward(
    signing,
    {
      ...badge,
      url: badgeUrl(signing.publicUrl, badge.id),
      achievement: programmeAchievement(signing, badge),
    },
    form,
  )
