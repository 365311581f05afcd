import type { WalletFault } from './wallet-request.ts'

export const title = 'Connect wallet'
export const looking = 'Looking for wallets…'
export const nameless = 'Browser wallet'
export const none = 'We found no wallet in this browser.'
export const noneNote =
  'You don’t need one to learn here; you can come back later. If you have one on your phone, open this page in the browser inside your wallet app.'
export const elsewhere = 'My wallet is in another app'
export const guide = 'How to get a wallet, and stay safe'
export const proveNote =
  'Choose a wallet. It will ask for your permission, and then ask you to sign a message that verifies your address.'
export const readNote = 'Choose a wallet. It will ask if we may read your address.'
export const safety =
  'We never ask for your recovery phrase or private key. Signing our message is free. On other sites, even a free signature can give your tokens away.'
export const waiting = (wallet: string) => `Waiting for ${wallet}. Please answer in its window.`
export const slow = 'No window? Open your wallet: the request may be waiting there.'
export const signNote = (wallet: string) => `Your token will go to this ${wallet} address:`
export const signSafety =
  'Your wallet will show a message, or a sign-in request, with the name of this site, this address and some technical lines. Signing it is free and moves no money.'
export const refuseElse = 'If it names another site, a payment or an approval, reject it.'
export const sign = 'Sign the message'
export const otherAccount = 'Use another account'
export const back = 'Back'
export const cancel = 'Cancel'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'You declined the request in your wallet. Nothing has changed.',
  busy: 'An earlier request is waiting in your wallet. Answer it there, then try again.',
  'no-account': 'Your wallet shared no account. Unlock it, or create an account in it, and try again.',
  failed: 'Your wallet could not do that. Please try again.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature': 'A different account signed the message. Select this one in your wallet and try again.',
  'contract-wallet':
    'This is a smart account, and we cannot check its signatures yet. Please use a standard wallet with its own private key.',
  'other-address':
    'Your account has another address already. Choose that one in your wallet; you can change it on your account page.',
  'door-closed': 'This link has been used or is too old. Open a new one on the page “Your token”.',
  'address-taken':
    'This address is already linked to another account here. Remove it from that account first.',
  'nonce-refused': 'That took too long. Please try again.',
  'message-refused': 'That took too long. Please try again.',
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
  network: 'We can’t reach the server. Check your connection and try again.',
}
export const otherFault = 'Something went wrong. Please try again later.'
