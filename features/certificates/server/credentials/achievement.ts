import { minutesPerModule } from '#features/modules/contract.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { badgeCaption, badgePath } from './baked-badge.ts'

/** About how long so many modules take, in halves of an hour, at least one. */
export const courseHours = (moduleCount: number): number =>
  Math.max(1, Math.round((moduleCount * minutesPerModule) / 30)) / 2

/** Answers browsers with a page, and programs that ask for JSON with the definition. */
export const achievementPath = '/credentials/web3-basics'

export const credentialTitle = ({ siteName }: Pick<Issuer, 'siteName'>) =>
  `Web3 basics: the complete ${siteName} journey`

/** What is achieved, as Open Badges 3.0 has it: the same for every learner who completed as many modules. */
export const achievementOf = (
  { publicUrl, issuer }: { readonly publicUrl: string; readonly issuer: Pick<Issuer, 'siteName'> },
  moduleCount: number,
) => ({
  id: `${publicUrl}${achievementPath}`,
  type: ['Achievement'],
  achievementType: 'Certificate',
  name: credentialTitle(issuer),
  description: `Completion of the ${issuer.siteName} journey through the basics of Web3: ${moduleCount} modules on the web and blockchains, wallets and security, coins and tokens, DAOs, NFTs, smart contracts, the metaverse and Web3 games.`,
  criteria: {
    id: `${publicUrl}${achievementPath}`,
    narrative: `Answered all questions of the quiz of each of the ${moduleCount} modules correctly, as graded by the server. About ${courseHours(moduleCount)} hours of work. The name is as given by the learner and was not checked against an identity document.`,
  },
  image: { id: `${publicUrl}${badgePath('png')}`, type: 'Image', caption: badgeCaption },
})
