export const title = 'Your account'
export const nameFailed = 'Your name could not be loaded.'
export const accountFailed = 'Your account could not be loaded.'
export const you = 'You'
export const youNote =
  'This name will appear on your certificate. You can add a wallet address for your token later.'
export const pending =
  'These details could not be saved when you registered. Please check them and save again.'
export const save = 'Save'
