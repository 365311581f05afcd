export const flag = 'Report a mistake'
export const title = 'Something is wrong with this question'
export const what = 'What is wrong?'
export const words = 'Tell us more, if you like'
export const wordsHint = (most: number) => `Up to ${most} characters. Please write nothing private.`
export const cancel = 'Cancel'
export const send = 'Send'
export const close = 'Close'
export const thanks = 'Thank you. We will look at it. Our reply will be on your account page.'
export const already =
  'You have told us about this question before. Thank you! Our reply will be on your account page.'
export const failed = 'This could not be sent. What you wrote is still here: please try again.'
const noConnection =
  'There is no connection. What you wrote is still here: send it when the connection is back.'
export const failures: Readonly<Record<string, string>> = {
  network: noConnection,
  timeout: noConnection,
  'too-many-requests': 'That was a lot at once. What you wrote is still here: try again in ten minutes.',
}
