export const title = 'Are these your details?'
export const question = 'These were entered on our reward page. Did you enter them, and is the wallet yours?'
export const email = 'Email Address'
export const wallet = 'Evm Wallet Address'
export const noWallet = 'none'
export const confirm = 'Yes, confirm them'
export const otherwise =
  'Not you, or not your wallet? Then close this page: nothing is confirmed. To send other details, fill in the form yourself.'
export const done = 'Your details are confirmed. Thank you!'
export const goOn = 'Go on'
export const toForm = 'To the reward form'
export const tryAgain = 'Try again'
export const failedTitle = 'That did not work'
export const failed = 'We cannot be reached. Check your connection and try again.'
export const failures: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  'unknown-code': {
    title: 'This link is not complete',
    says: 'Part of it is missing. Open it again from the mail, or copy all of it.',
  },
  'code-used': {
    title: 'Confirmed already',
    says: 'These details were confirmed before: each link works once.',
  },
  'code-expired': {
    title: 'This link has expired',
    says: 'It was opened too late. Fill in the form again, and we send you a new one.',
  },
}
