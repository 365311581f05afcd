export const shownToken = 'Say on the public page that this certificate has a token (never at which address)'
export const shown = 'The public page says that there is a token.'
export const hidden = 'The public page does not mention a token.'
export const shownFailed = 'Your choice could not be saved. Try again later.'
