export const phone =
  'Do you have one of these apps? It opens this page in its own browser. You need not log in there.'
export const phoneOther = 'Another app? Copy the address, and open it in the browser inside your wallet app.'
export const copyAddress = 'Copy the address'
export const copied = 'Copied. It works for 15 minutes; give it to nobody.'
export const copyFailed = 'It could not be copied.'
export const computer =
  'Is your wallet on your phone? Scan this code with the camera of your phone, then choose your app there. You need not log in.'
export const code = 'QR code with the address of a page where your wallet can sign'
export const valid =
  'This link works for 15 minutes, and for this alone: to verify your wallet, and to sign for your token. Show it to nobody.'
export const friendPhone = 'Do you have one of these apps? It opens this page in its own browser.'
export const friendComputer =
  'Is your wallet on your phone? Scan this code with the camera of your phone, then choose your app there.'

export const title = 'Sign for your token'
export const intro =
  'Your wallet verifies its address, then signs for your token. Both are free. This page can do nothing else.'
export const introKnown = (address: string) =>
  `Your wallet signs for your token, for free. It has to be the one with the address ${address}. This page can do nothing else.`
export const closedTitle = 'This link has ended'
export const closed =
  'It works once, for 15 minutes. Go back to the browser where you are logged in, and open a new one on the page “Your token”.'
export const doneTitle = 'You have signed'
export const done =
  'There is nothing left for you to do here. Close this page; the page “Your token” shows how it goes on.'
export const leftTitle = 'Nothing was signed'
export const left = 'You can close this page, or load it again to sign.'
export const leftVerified =
  'Your wallet is verified. You can sign for the token on the page “Your token”, once you have your certificate.'
