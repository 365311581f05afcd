export const walletTitle = 'Your wallet'
export const walletNote = 'Only for the token at the end. You can add it later.'
export const walletLaw = 'In a few countries it is a crime even to own a token or use a wallet.'
export const walletFailed = 'Your wallet could not be loaded.'
export const verifiedOn = (day: string) => `Verified on ${day}`
export const verifiedCounts = 'Your token goes to this address.'
export const addressHint =
  'Copy it from your own wallet, not from an exchange: capital and small letters matter.'
export const saveAddress = 'Save address'
export const connectInstead = 'Or connect your wallet. Then the address is sure to be right.'
export const addressVerified = 'Your address has been verified.'
export const removeAddress = 'Remove'
export const addressRemoved = 'Address removed.'
export const rewardListed = (day: string) => `You are on the token list of ${day}, with this address:`
export const toToken = 'Your token'
export const tokenNote = 'You claim your token on a separate page, once you have your certificate.'
export const saveProof = 'Download the proof for claiming your token'
