import type { TokenFault } from './token-fault.ts'

export const chooseNote = 'Choose your wallet. Nothing is signed or sent yet.'
export const safety =
  'We never ask for your recovery phrase or private key. In your wallet, compare the network and the contract with this page.'
export const waiting = (wallet: string) => `Waiting for ${wallet}. Please answer in its window.`
export const slow = 'No window? Open your wallet: the request may be waiting there.'
export const acting = 'You may close this page: it will show the result when you come back.'
export const wrongAccount = (wallet: string) =>
  `${wallet} shows another account. Choose this one there; your token can go to no other:`
export const otherAccount = 'Choose another account'
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const back = 'Back'
export const network = 'Network'
export const contract = 'Contract'
export const to = 'To'
export const payer = 'Paid by'
export const fee = 'Network fee'
/** `amount` with the name of the network's coin; some networks add a fee for data, which the wallet shows. */
export const about = (amount: string) => `at least ${amount}; your wallet shows the full fee`
export const sendNote =
  'Your wallet will show a transaction to this contract that sends no coins, and the fee. It goes to the network, not to us.'
export const signNote =
  'Your wallet will show a message named “EduTrain Certificate”, with this contract, this address and a deadline, shown as a long number. Signing it is free and sends nothing.'
export const refuseElse =
  'If it shows another contract, a payment, an approval or a permit, reject it. Nothing is lost then.'
export const faults: Readonly<Record<TokenFault, string>> = {
  refused: 'You declined the request in your wallet. Nothing has changed.',
  busy: 'An earlier request is waiting in your wallet. Answer it there, then try again.',
  'no-account': 'Your wallet shared no account. Unlock it, or create an account in it, and try again.',
  failed: 'Your wallet could not do that. Nothing is lost; please try again.',
  'wrong-network':
    'Your wallet is not on our network. Choose the network in your wallet yourself, then try again.',
  'unknown-network':
    'Your wallet does not know our network. Choose it from the list in your wallet, under “Networks”, then try again. If it is not there, type nothing in: ask us.',
  'no-coins':
    'This account does not have enough of the network’s coin to pay the fee. Nothing was sent. You need no coins if you sign and someone else pays.',
  'too-much-gas':
    'This transaction would use more than 400,000 gas, far more than a token needs: the learner’s wallet is a contract that uses the rest, at the payer’s cost. Nothing was sent.',
  node: 'Your wallet could not reach the network. Nothing is lost; please try again in a few minutes.',
  elsewhere: 'A request for this is open already, in your wallet or in another tab. Answer it there first.',
  'in-flight':
    'A transaction of your account is still pending; it may be this one. Wait until your wallet shows it as done, then come back.',
  reverted: 'The contract refused, and did not say why. Nothing was sent. Please try again later.',
  NotOnList:
    'The list on the network has changed since this page was loaded. Nothing was sent. Reload the page and try again.',
  AlreadyClaimed: 'This token has already been claimed. Reload the page to see it.',
  ClaimSpent: 'This token was revoked or destroyed, and cannot be claimed again.',
  SignatureExpired: 'The signature is too old. Please sign again.',
  InvalidSignature: 'The signature is not valid. Please sign again.',
}
/** In place of the above where someone else is to pay. */
export const faultsForFriend: Readonly<Partial<Record<TokenFault, string>>> = {
  'no-coins':
    'This account does not have enough of the network’s coin to pay the fee. Nothing was sent. Choose another account, or come back later.',
  NotOnList:
    'The list on the network is new, and this site may not have noticed yet. Nothing was sent. Wait a minute, reload the page and try again.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature':
    'Another account signed, or your wallet is a contract whose signature we cannot check. Choose the right account and try again.',
  'deadline-refused': 'The date of the signature was refused. Please try again.',
  'door-closed': 'This link has been used or is too old. Open a new one on the page “Your token”.',
  'not-claimable': 'Your token can’t be claimed right now. Reload the page to see why.',
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
  network: 'We can’t reach the server. Check your connection and try again.',
  timeout: 'The server did not answer in time. Please try again.',
}
export const otherFault = 'Something went wrong. Nothing is lost; please try again later.'
