export const landing =
  'Learn the basics of Web3 for free: short videos in the metaverse, ten questions at each of nine stops, and a free token at the end.'
export const login = 'Log in to EduTrain and go on with your journey through the basics of Web3.'
export const register =
  'Register for EduTrain, the free journey through the basics of Web3. No wallet needed to start.'
export const forgotPassword = 'Ask for a link to choose a new password for EduTrain.'
export const signInLink = 'Log in to EduTrain without a password, by a link that we send to your e-mail.'
export const reward =
  'Finished all nine modules? Leave your e-mail and, if you like, a wallet address for your reward.'
export const walletGuide =
  'What a crypto wallet is, how to get one, what it means to sign, and how to keep it safe. In plain words.'
export const formNeedsScript = 'Sending a form needs JavaScript.'
export const quizNeedsScript = 'The quiz of this lesson needs JavaScript.'
export const pageNeedsScript = 'This page needs JavaScript to be shown.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'en_GB'
