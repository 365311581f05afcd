import type { Programme, Season } from '#features/modules/contract.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { BadgeLine, ProgrammeBadge } from '../records/programme-badge.store.ts'
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

/** What is stored of a programme with a badge for it, and of one that there is no badge of yet. */
export type Achieved = Pick<ProgrammeBadge, 'programmeId' | 'title' | 'modules' | 'line'>

export const achievedIn = ({ id, title, season, modules }: Programme): Achieved => ({
  programmeId: id,
  title,
  modules: modules.map(({ number }) => number),
  line: { season, modules },
})

/** In the language of the programmes; of one that is no more, as it was. */
export const titleOf = (
  programmes: readonly Programme[],
  { programmeId, title }: Pick<Achieved, 'programmeId' | 'title'>,
): string => programmes.find(({ id }) => id === programmeId)?.title ?? title

/** That of the day of the issue; where none was stored, that of the programme today. */
export const seasonOf = (
  programmes: readonly Programme[],
  { programmeId, line }: Pick<Achieved, 'programmeId' | 'line'>,
): Season | undefined => (line ?? programmes.find(({ id }) => id === programmeId))?.season

export const pictureOf = (season: Season | undefined): BadgePicture =>
  season ? `badge-${season}` : 'badge-line'

/** What a badge says that is issued for these modules of a programme. */
export function programmeAchievement(
  { issuer, programmes }: Pick<AchievementSite, 'issuer'> & ProgrammeSite,
  achieved: Achieved,
): Achievement {
  const { programmeId, title, modules } = achieved
  const all = inLanguage(programmes, 'en')
  return {
    path: programmePath(programmeId),
    kind: 'Badge',
    name: badgeName(title),
    description: `Completion of ${title}, a part of the ${issuer.siteName} journey through the basics of Web3: ${modulesOf(
      all,
      achieved,
    )
      .map(({ title }) => title)
      .join(', ')}.`,
    modules,
    picture: pictureOf(seasonOf(all, achieved)),
  }
}

/** In whichever programme they are by now; those that are gone as they were on the day of the issue. */
export function modulesOf(
  programmes: readonly Programme[],
  { modules, line }: Pick<Achieved, 'modules' | 'line'>,
): BadgeLine['modules'] {
  const known = [...programmes.flatMap((programme) => programme.modules), ...(line?.modules ?? [])]
  return modules.flatMap((wanted) => known.find(({ number }) => number === wanted) ?? [])
}

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
