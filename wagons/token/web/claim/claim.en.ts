import { siteName } from '#platform/web/lib/site-name.ts'
import type { LearnerToken } from '#wagons/token/contract/token.ts'

export const pageTitle = 'Your token'
export const failed = 'Your token could not be loaded.'

/** What the ticket says, by the state. */
export const titles: Readonly<Record<LearnerToken['state'] | 'sent', string>> = {
  'not-offered': 'Tokens are handed out from time to time',
  'no-certificate': 'First the certificate',
  'not-listed': 'Do you have a wallet?',
  'waiting-for-list': 'One signature to go',
  'waiting-for-chain': 'One signature to go',
  claimable: 'Your token is waiting',
  'chain-away': 'The network can’t be reached',
  sent: 'Your token is on its way',
  claimed: 'The token is yours',
  burned: 'Your token was destroyed',
  revoked: 'Your token was revoked',
}
export const notOffered =
  'They go to learners who have the certificate and a wallet. There is nothing to claim here: connect a wallet to be among the next. Your certificate is valid without a token.'
export const noCertificate =
  'The token is a keepsake for learners who have the certificate. Yours is not issued yet.'
export const modulesDone = (done: number) => `You have finished ${done} of ${MODULES} modules.`
/** Said wherever one is about to sign. */
export const signing = 'Signing is free, moves no money and lets the token come to you.'
/** By who sends what is signed. */
export const early = {
  initiative: 'Sign, and we send you the token.',
  friend: 'Sign. Then a friend can send you the token, or you pay the network’s fee yourself.',
}
export const join = 'I have a wallet'
export const joinLater = 'Not yet'
export const joinTitle = 'Connect a wallet, and sign'
export const stepTitles = {
  prove: 'Step 1 of 2: show that this wallet is yours',
  sign: 'Step 2 of 2: sign for your token',
}
export const reasons: Readonly<
  Record<NonNullable<Extract<LearnerToken, { state: 'not-listed' }>['reason']>, string>
> = {
  'no-address': 'Your first token goes there.',
  'wrong-address':
    'The wallet address on your account page has a typing mistake. Connect your wallet to correct it.',
  'unchecked-address':
    'We cannot tell if the wallet address on your account page has a typing mistake. Connect your wallet to be sure.',
  'address-of-another':
    'The wallet address on your account page belongs to another learner here. Connect a wallet of your own.',
  'account-disabled': 'Your account is not active. Please contact the people who run this site.',
}
export const waiting = (day: string) =>
  `You are on our list of ${day}. The next step is ours: we enter that list on the network. That can take a few days.`
export const claimable = {
  initiative: 'Sign, and we send it to you.',
  friend: 'Sign, and a friend can send it to you.',
}
export const noHurry = 'Not sure? There is no hurry: it waits here for you. And you need no coins.'
export const otherAddress =
  'This list still has an address that is no longer the one on your account page. A token that is claimed now goes to that old address, for good, and there is no second one. It is better to wait: the next list will use the address on your account page.'
export const away =
  'We can’t see the network where the tokens are right now. Nothing is lost. Please try again in a few minutes.'
export const awayOwn = 'If you want to pay the fee yourself, you can try it through your own wallet now.'
export const firstToken = (name: string | null) =>
  name ? `That is your first token, ${name}.` : 'That is your first token.'
export const claimed = 'It is at your address, for everyone to see.'
export const claimedJustNow = 'It has just arrived at your address, for everyone to see.'
export const stamp = 'Arrived'
export const shareToken = 'Share'
export const sharedToken = `I have learned the basics of Web3 with ${siteName}, for free.`
export const burned =
  'It was destroyed by the address that held it. It cannot be claimed again. Your certificate is valid without it.'
export const revoked =
  'Its certificate was revoked or replaced, and the token went with it, for good. What you have learned stays yours. The page of your certificate says why, and what you can do.'
export const holder = 'Held by'
export const tokenNumber = 'Number of the token'
export const addHint =
  'If your wallet doesn’t show it, add it there as an NFT or collectible, with the contract and the number.'
export const watch = 'Show it in my wallet'
export const askWallet = 'Ask my wallet'
export const watchNote =
  'Your wallet asks whether it should show the token. Nothing is signed or sent. Some wallets on phones cannot do it.'
export const explorer = 'See it on the network'
export const transaction = 'See the transaction'

export const toDashboard = 'Go to the dashboard'
export const toCertificate = 'Go to your certificate'
export const toAccount = 'Connect a wallet'
export const toReward = 'Claim your reward'
export const toGuide = 'Wallet guide'
export const tryAgain = 'Try again'

export const signTitle = 'Sign, and someone else pays'

export const sign = 'Sign for free'
export const ownTitle = 'Or pay the fee yourself'
export const ownOnly = 'Pay the fee yourself'
export const ownNote =
  'You need a little of the network’s own coin in your wallet. You send a transaction, and the token is there within minutes.'
export const own = 'Claim with my wallet'
export const ownElsewhere =
  'To pay the fee from a wallet in another app, open this page in the browser inside that app, and log in there.'
export const signElsewhere = {
  initiative: 'Or sign there without logging in. It is free, and we send you the token.',
  friend: 'Or sign there without logging in. It is free, and a friend can send you the token.',
}

export const signed = (day: string) => `You signed on ${day}`
export const signedTitle = 'You have signed'
/** By who sends the token, before the network has a list with the learner and after. */
export const signedWaits = {
  initiative: {
    unlisted:
      'We send the tokens of several learners together, and yours goes with the next ones. That can take a few days. There is nothing left for you to do.',
    listed: 'Your token is on its way. There is nothing left for you to do.',
  },
  friend: {
    unlisted:
      'We first enter your token on the network, with those of other learners. That can take a few days. Then a friend can send it to you, with the link below.',
    listed: 'Now a friend can send the token to you, with the link below.',
  },
}
/** On the way from the signature to the token: true of each while it goes on, and once it is done. */
export const way = ['Signature', 'List', 'Sending', 'Arrival']
export const signedNote = 'We will write to you when the token is there, or before that day if it is not.'
export const signedUntil = (day: string) => `Your signature is valid until ${day}.`
export const signedExpired = (day: string) =>
  `Your signature expired on ${day}, before the token was sent. Nothing is lost: please sign again, for free.`
export const friendTitle = 'Or let a friend pay'
export const friendNeeded = 'Let a friend pay'
export const friendLater = 'The link works once that list is on the network.'
export const friendNote =
  'Call first, then send this link to someone who has a wallet. Anyone who opens it can send the token to your address, and to no other. They see your address, and that it gets a token; so does the chat or email service that carries the link.'
export const share = 'Share the link'
export const copyLink = 'Copy the link'
export const linkCopied = 'Link copied.'
export const shareFailed = 'It could not be shared. You can try to copy it.'
export const sharedTitle = `Would you send me my ${siteName} token?`
export const takeBackFold = 'I have changed my mind'
export const takeBack = 'Take the signature back'
export const takeBackNote = (day: string) =>
  `We then delete your signature, and do not send the token. A link that you have given away still works until ${day}.`
export const takenBack = 'We have deleted your signature.'
export const takeBackFailed = 'That did not work. Please try again later.'
export const signedNow = 'Signed. We have your signature.'

export const asked = (wallet: string) =>
  `You were asked in ${wallet}, and we have not received an answer. If you agreed there, wait a few minutes: this page will notice. If you declined or closed the window, you can start again.`
export const sent =
  'Your transaction is on the network. It usually takes less than a minute. You can close this page and come back.'
export const slow =
  'It is taking longer than usual: the network is busy, or the fee was low. Nothing is lost. In your wallet you may be able to speed it up or cancel it.'
export const unseen =
  'We cannot ask your wallet right now, so it takes us a little longer to see the result. Nothing is lost.'
export const gone =
  'The network no longer has this transaction. It may still come. If your wallet shows it as failed or dropped, start again.'
export const replaced =
  'Your wallet sent another transaction in its place, and the token was not claimed. If you cancelled it, you can start again.'
export const startAgain = 'Start again'
export const startAgainNote =
  'You never get two tokens. If the first transaction goes through after all, the second one only costs its fee.'
export const revertedTitle = 'The contract refused the transaction.'

export const burnTitle = 'I don’t want it any more'
export const burnNote =
  'You can destroy the token with a transaction from your own wallet, for a fee. It is then at no address, and you can never get another one. Everyone can still read that it was there. Your certificate stays valid.'
export const burn = 'Destroy the token'
export const burnWallet =
  'Your wallet will show a transaction to this contract that sends no coins, and the fee. It cannot be undone.'
export const burning = 'Your token is being destroyed. You can close this page and come back.'
