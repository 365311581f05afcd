import { paths } from '#platform/web/paths.ts'
import { descriptions as text } from './page-heads.en.ts'

/** For search engines: written into the prerendered pages, unknown to the browser. */
export const publicDescriptions: Readonly<Record<string, string>> = {
  [paths.landing]: text.landing,
  [paths.login]: text.login,
  [paths.register]: text.register,
  [paths.forgotPassword]: text.forgotPassword,
  [paths.signInLink]: text.signInLink,
  [paths.reward]: text.reward,
  [paths.walletGuide]: text.walletGuide,
}
