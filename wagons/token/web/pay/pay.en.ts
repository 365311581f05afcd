import { siteName } from '#platform/web/lib/site-name.ts'
export const title = 'Send a token for a friend'
export const brokenTitle = 'This link is not complete'
export const broken =
  'Part of it is missing, perhaps because it was cut off in a message. Ask for it again, and copy it whole.'
export const notOffered = 'This site does not give out tokens right now.'
export const failed = 'We can’t reach the server. Check your connection and try again.'
export const expiredTitle = 'This link is too old'
export const expired = (day: string) =>
  `It was valid until ${day}. Ask your friend to sign again and send you a new one.`
export const note = `A learner of ${siteName} has earned a token, and asks you to pay the network’s fee for it. The learner has signed; your wallet sends it.`
export const whatTitle = 'What your wallet sends'
export const whatNote =
  'One transaction to the contract of this site that creates the token at the address below, and at no other. It sends no coins and gives no access to your wallet. You pay the fee of the network and get nothing for it.'
export const deadline = (day: string) => `The link is valid until ${day}.`
export const pay = 'Send it with my wallet'
export const dialogTitle = 'Pay for the token'
export const askFirst =
  'Call your friend before you send anything, even if you expected this link, and use a wallet with little in it.'
export const overTitle = 'This link no longer works'
export const over =
  'The site no longer sends this token. There is nothing to pay. Ask your friend, who can see why on the page “Your token”.'
export const waitingTitle = 'A little too early'
export const waiting = (day: string) =>
  `The site has not put your friend on the network’s list yet. Nothing is wrong: open this link again in a few days. It is valid until ${day}.`
export const doneBefore = 'There is nothing left to pay: your friend has the token, at this address:'
export const sentTitle = 'The token is on its way'
export const doneTitle = 'The token has arrived'
export const done = 'Thank you. Your friend has the token now, at this address:'
