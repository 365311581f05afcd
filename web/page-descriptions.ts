import { descriptions as text } from './page-heads.en.ts'
import { paths } from './paths.ts'

/** What a search engine says of each prerendered page. Written into the pages; the browser never needs it. */
export const publicDescriptions: Readonly<Record<string, string>> = {
  [paths.landing]: text.landing,
  [paths.login]: text.login,
  [paths.register]: text.register,
  [paths.forgotPassword]: text.forgotPassword,
  [paths.signInLink]: text.signInLink,
  [paths.reward]: text.reward,
  [paths.walletGuide]: text.walletGuide,
}
