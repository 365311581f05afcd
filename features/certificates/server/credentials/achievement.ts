import { type Skill, skillsOf } from '#features/modules/server/skills.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type BadgePicture, badgeCaptions, badgePath } from './baked-badge.ts'
import { type CheckResult, resultDescriptionsOf } from './final-check.ts'
import { workIn } from './work-words.ts'

/** What a credential is awarded for: the same for every learner who completed the same modules. */
export interface Achievement {
  /** Of the page that defines it, and its definition for programs, from the root of the site. */
  readonly path: string
  readonly kind: 'Certificate' | 'Badge'
  readonly name: string
  readonly description: string
  /** Modules that count for it. */
  readonly modules: readonly number[]
  readonly picture: BadgePicture
}

export type AchievementSite = Pick<Parts, 'publicUrl' | 'skills'> & {
  readonly issuer: Pick<Issuer, 'siteName'>
}

/** Answers browsers with a page, and programs that ask for JSON with the definition. */
export const achievementPath = '/credentials/web3-basics'

export const credentialTitle = ({ siteName }: Pick<Issuer, 'siteName'>) =>
  `Web3 basics: the complete ${siteName} journey`

export const modulesUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Of the whole journey, while it has so many modules. */
export const journeyAchievement = (
  { issuer }: Pick<AchievementSite, 'issuer'>,
  moduleCount: number,
): Achievement => ({
  path: achievementPath,
  kind: 'Certificate',
  name: credentialTitle(issuer),
  description: `Completion of the ${issuer.siteName} journey through the basics of Web3: ${moduleCount} modules on the web and blockchains, wallets and security, coins and tokens, DAOs, NFTs, smart contracts, the metaverse and Web3 games.`,
  modules: modulesUpTo(moduleCount),
  picture: 'badge',
})

/** As Open Badges 3.0 has it. Level and hours, for which it has no members, are in the narrative and as tags. */
export function writeAchievement(site: AchievementSite, achievement: Achievement, result?: CheckResult) {
  const { publicUrl } = site
  const { path, kind, name, description, modules, picture } = achievement
  const id = publicUrl + path
  const inEnglish = site.skills && inLanguage(site.skills, 'en')
  const skills = inEnglish ? skillsOf(inEnglish, modules) : []
  // The level is that of the skills.
  const taught = skills.length > 0 ? inEnglish : undefined
  const work = workIn('en', modules.length)
  const level = taught && `Level: ${taught.level} (${taught.framework})`
  const all = modules.length === 1 ? 'the module' : `each of the ${modules.length} modules`
  return {
    id,
    type: ['Achievement'],
    achievementType: kind,
    name,
    description,
    criteria: {
      id,
      narrative: `Answered all questions of the quiz of ${all} correctly, as graded by the server. About ${work} of work.${level ? ` ${level}.` : ''} The name is as given by the learner and was not checked against an identity document.`,
    },
    image: { id: `${publicUrl}${badgePath(picture, 'png')}`, type: 'Image', caption: badgeCaptions[picture] },
    ...(taught && {
      alignment: skills.map((skill) => alignmentOf(taught, skill)),
    }),
    tag: [`About ${work}`, ...(level ? [level] : [])],
    ...(result && { resultDescription: resultDescriptionsOf(id, result) }),
  }
}

const alignmentOf = (
  { framework, url }: { readonly framework: string; readonly url: string },
  { code, name }: Skill,
) => ({
  type: ['Alignment'],
  targetCode: code,
  targetFramework: framework,
  targetName: `${code} ${name}`,
  targetType: 'ceasn:Competency',
  targetUrl: url,
})
