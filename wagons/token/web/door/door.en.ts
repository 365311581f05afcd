export const title = 'Sign for your token'
export const intro =
  'Your wallet proves its address, then signs for your token. Both are free. This page can do nothing else.'
export const introKnown = (address: string) =>
  `Your wallet signs for your token, for free. It has to be the one with the address ${address}. This page can do nothing else.`
export const owner = (email: string) =>
  `This link is for the account ${email}. If that is not your account, do not sign: close this page.`
export const ownerUnnamed =
  'This link is for an account without an email address. If that is not your account, do not sign: close this page.'
export const closedTitle = 'This link has expired'
export const closed =
  'Nothing is lost: a link works once, for 15 minutes. Get a new one on the page “Your token”, in the browser where you are logged in.'
export const toToken = 'Go to “Your token”'
export const doneTitle = 'You have signed'
export const done =
  'There is nothing left for you to do here. Close this page; the page “Your token” shows what happens next.'
export const leftTitle = 'Nothing was signed'
export const left = 'You can close this page, or load it again to sign.'
export const leftVerified =
  'Your wallet is verified. You can sign for the token on the page “Your token”, once you have your certificate.'
