export const title = 'Your account'
export const nameFailed = 'Your name could not be loaded.'
export const accountFailed = 'Your account could not be loaded.'
export const you = 'You'
export const youNote =
  'The name is what your certificate will say. The wallet address is for your token; it can wait.'
export const pending =
  'These details could not be saved when you registered. Please check them and save them.'
export const save = 'Save'
