import { siteName } from '#platform/web/lib/site-name.ts'
export const descriptions = {
  landing: `Learn the basics of Web3 for free: ${MODULES} modules with short videos in the metaverse, ${QUESTIONS || 'a few'} questions each, and a free token at the end.`,
  landingWithoutToken: `Learn the basics of Web3 for free: ${MODULES} modules with short videos in the metaverse, ${QUESTIONS || 'a few'} questions each, and a certificate at the end.`,
  login: `Log in to ${siteName} and continue your journey through the basics of Web3.`,
  register: `Register for ${siteName}, the free journey through the basics of Web3. You don’t need a wallet.`,
  forgotPassword: `Request a link to choose a new password for ${siteName}.`,
  signInLink: `Log in to ${siteName} without a password, using a link that we email you.`,
  privacy: 'What we keep about you and why, for how long, who sees it, and how to have it deleted.',
  terms: 'What this course is and is not, and what we ask of those who take it.',
  legal: 'Who runs this site, and where it is hosted.',
  accessibility: 'What makes this course usable for everyone, what does not work yet, and whom to tell.',
  help: 'Answers for when you cannot log in, no email comes, or a quiz does not open.',
}
export const formNeedsScript = 'Please turn on JavaScript to send this form.'
export const classNeedsScript =
  'Please turn on JavaScript to watch the film and meet others in the class. The lesson is here to read, below.'
export const unknownClassNeedsScript =
  'Please turn on JavaScript to watch the film and join the class. Each lesson can be read without it:'
export const lessonNeedsScript =
  'Please turn on JavaScript to watch the film and take the quiz. The lesson is below.'
export const pageNeedsScript = 'Please turn on JavaScript to see this page.'
/** The language as Open Graph names it, always with a country. */
export const openGraphLocale = 'en_GB'
/** What the picture of a shared link shows, for those who do not see it. */
export const pictureInWords = `The ${siteName} line: nine stations in five seasonal colours, from Web2 and Web3 to Web3 gaming, with a train at the first one.`
export const appManifest = {
  name: siteName,
  description: `A free journey through the basics of Web3: ${MODULES} modules with ${QUESTIONS || 'a few'} questions each.`,
}
