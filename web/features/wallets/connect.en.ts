import type { WalletFault } from './wallet-request.ts'

export const title = 'Connect wallet'
export const looking = 'Looking for wallets…'
export const nameless = 'Wallet of this browser'
export const none = 'We found no wallet in this browser.'
export const noneNote =
  'You need none to learn here, and may come back later. Have one on your phone? Open this page in the browser inside your wallet app.'
export const guide = 'How to get a wallet, and stay safe'
export const proveNote =
  'Choose a wallet. It asks you first, and then to sign a message: that verifies its address.'
export const readNote = 'Choose a wallet. It asks whether we may read its address.'
export const safety = 'We never ask for your recovery phrase or private key. Signing costs nothing.'
export const waiting = (wallet: string) => `Waiting for ${wallet}. Please answer in its window.`
export const slow = 'You see no window? Open the wallet yourself: the request may wait there.'
export const signNote = (wallet: string) => `This address of ${wallet} will be yours for the reward:`
export const signSafety =
  'The wallet now shows a message with the name of this site. Signing it costs nothing and moves no coins. If it shows anything else, say no.'
export const sign = 'Sign the message'
export const otherAccount = 'Another account'
export const back = 'Back'
export const cancel = 'Cancel'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'You said no in the wallet. Nothing has happened.',
  busy: 'An older request waits in the wallet. Open it and answer there, then try again.',
  'no-account': 'The wallet showed no account. Unlock it, or make an account in it, and try again.',
  failed: 'The wallet could not do that. Please try again.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature':
    'Another account than this one has signed. Choose this one in the wallet, and try again.',
  'contract-wallet':
    'This wallet is a contract, and we cannot check its signatures yet. Please take one with a key of its own.',
  'address-taken': 'Another account of ours has proven this address. Remove it there first.',
  'nonce-refused': 'That took too long. Please try again.',
  'message-refused': 'That took too long. Please try again.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
  network: 'We cannot be reached. Check your connection and try again.',
}
export const otherFault = 'Something went wrong. Please try again later.'
