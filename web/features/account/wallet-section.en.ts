export const title = 'Your wallet'
export const note = 'For the token at the end. You need none to learn, and it can wait.'
export const failed = 'Your wallet could not be loaded.'
export const verifiedOn = (day: string) => `Proven on ${day}`
export const counts =
  'Your token goes to this address, whatever wallet address is typed above or on the reward page.'
export const typedCounts =
  'No address is proven yet. Until then a typed one counts, if its large and small letters are just as your wallet shows them.'
export const verified = 'The address is proven to be yours.'
export const remove = 'Remove'
export const removed = 'The address is removed.'
