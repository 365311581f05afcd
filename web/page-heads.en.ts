export const landing = 'EduTrain: nine stops to Web3'
export const login = 'Login'
export const register = 'Register'
export const forgotPassword = 'Forgot password'
export const signInLink = 'Log in by link'
export const reward = 'Claim your reward'
export const walletGuide = 'Wallets and safety'
export const rewardConfirm = 'Confirm your details'
export const dashboard = 'Dashboard'
export const module = (id: number) => `Module ${id}`
export const success = 'Module finished'
export const account = 'Your account'
export const certificate = 'Your certificate'
export const operator = 'Operator desk'
export const action = 'Your link'
export const provider = 'Logging in'
export const classSpace = 'Class'
export const lesson = (id: number) => `Lesson ${id}`
export const notFound = 'Page not found'

// The rest is used by the build alone.

/** What search engines show of each prerendered page. */
export const descriptions = {
  landing:
    'Learn the basics of Web3 for free: short videos in the metaverse, ten questions at each of nine stops, and a free token at the end.',
  login: 'Log in to EduTrain and go on with your journey through the basics of Web3.',
  register: 'Register for EduTrain, the free journey through the basics of Web3. No wallet needed to start.',
  forgotPassword: 'Ask for a link to choose a new password for EduTrain.',
  signInLink: 'Log in to EduTrain without a password, by a link that we send to your e-mail.',
  reward: 'Finished all nine modules? Leave your e-mail and, if you like, a wallet address for your reward.',
  walletGuide:
    'What a crypto wallet is, how to get one, what it means to sign, and how to keep it safe. In plain words.',
}
export const formNeedsScript = 'Sending a form needs JavaScript.'
export const quizNeedsScript = 'The quiz of this lesson needs JavaScript.'
export const pageNeedsScript = 'This page needs JavaScript to be shown.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'en_GB'
/** What the picture of a shared link shows, for those who do not see it. */
export const pictureInWords =
  'The EduTrain line: nine stations in five seasonal colours, from Web2 and Web3 to Web3 gaming, with a train at the first one.'
export const appManifest = {
  name: 'EduTrain',
  description: 'A free journey through the basics of Web3: nine stations, ten questions at each.',
}
