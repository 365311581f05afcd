export const title = 'Your wallet'
export const note = 'For the token at the end. You don’t need one to learn, and you can add it later.'
export const failed = 'Your wallet could not be loaded.'
export const verifiedOn = (day: string) => `Verified on ${day}`
export const counts =
  'Your token goes to this address, whatever address you have entered above or on the reward page.'
export const typedCounts =
  'No address is verified yet. Until then we use the one you typed, if its capital and small letters match your wallet exactly.'
export const verified = 'Your address has been verified.'
export const remove = 'Remove'
export const removed = 'Address removed.'
