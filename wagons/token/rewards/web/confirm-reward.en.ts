export const title = 'Are these your details?'
export const question = 'Someone entered these on our reward page. Was it you, and is the wallet yours?'
export const email = 'Email'
export const wallet = 'Wallet address'
export const noWallet = 'none'
export const confirm = 'Yes, confirm them'
export const otherwise =
  'If this wasn’t you, or the wallet is not yours, close this page and nothing will be confirmed. To send different details, fill in the form yourself.'
export const done = 'Your details have been confirmed. Thank you!'
export const goOn = 'Continue'
export const toForm = 'Go to the reward form'
export const tryAgain = 'Try again'
export const failedTitle = 'Something went wrong'
export const failed = 'We can’t reach the server. Check your connection and try again.'
export const failures: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  'unknown-code': {
    title: 'This link is incomplete',
    says: 'Part of it is missing. Open it again from the email, or copy the whole link.',
  },
  'code-used': {
    title: 'Already confirmed',
    says: 'These details have already been confirmed. Each link works once.',
  },
  'code-expired': {
    title: 'This link has expired',
    says: 'It was opened too late. Fill in the form again, and we will send you a new one.',
  },
}
