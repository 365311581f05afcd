import { paths } from './paths.ts'

/** What a search engine says of each prerendered page. Written into the pages; the browser never needs it. */
export const publicDescriptions: Readonly<Record<string, string>> = {
  [paths.landing]:
    'Learn the basics of Web3 for free: short videos in the metaverse, ten questions at each of nine stops, and a free token at the end.',
  [paths.login]: 'Log in to EduTrain and go on with your journey through the basics of Web3.',
  [paths.register]:
    'Register for EduTrain, the free journey through the basics of Web3. No wallet needed to start.',
  [paths.forgotPassword]: 'Ask for a link to choose a new password for EduTrain.',
  [paths.signInLink]: 'Log in to EduTrain without a password, by a link that we send to your e-mail.',
  [paths.reward]:
    'Finished all nine modules? Leave your e-mail and, if you like, a wallet address for your reward.',
}
