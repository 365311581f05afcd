export const title = 'Your badges'
export const note = 'One for each programme, as soon as its modules are done.'
export const failed = 'Your badges could not be loaded.'
export const toComeOne = (module: string) => `Still to come: module ${module}`
export const toCome = (modules: string) => `Still to come: modules ${modules}`
export const needsName = 'Give your name to get it'
export const needsEmail = 'Register to get it'
export const see = (badge: string) => `See the badge ${badge}`
/** Before its name. */
export const earned = 'You have earned the badge'
export const earnedNote = 'It can be checked by anyone you send it to. Your name is shown only if you say so.'
export const open = 'See and share it'
export const awardedTo = (name: string, day: string) => `Awarded to ${name} on ${day}.`
export const publicPage = 'Public page'
/** By the codes of what is refused. */
export const notShown: Readonly<Record<string, string>> = {
  'name-unusual':
    'This name is not shown on a public page. Write your own name in your profile, and replace the badge.',
  'hidden-by-operator': 'The people who run this site have hidden the name on your badges.',
}
export const hiddenByOperator =
  'The people who run this site have hidden the name on your badges. Write to them if you think that this is a mistake.'
export const askShown = 'The page shows neither your name nor the date. Show them before you share it?'
export const showAndShare = 'Yes, show them'
export const shareNameless = 'No, share without'
export const share = 'Share'
export const shared = (badge: string) => `My badge: ${badge}`
export const copied = 'Link copied.'
export const shareFailed = 'It could not be shared. Copy the link above.'
export const pdf = 'Download as PDF'
export const picture = 'Download as picture with badge'
export const linkedIn = 'Add to LinkedIn'
export const forSoftware = 'For software'
export const json = 'Signed file (JSON)'
export const jwt = 'Signed file (JWT)'
export const otherName = (name: string) =>
  `Your name is ${name} now. You can replace this badge by one with that name: it gets a new number and date, and this one is no longer valid.`
export const replace = 'Replace this badge'
export const replaced = 'Your badge has your name now.'
export const replaceFailed = 'The badge could not be replaced. Try again later.'
export const close = 'Close'
