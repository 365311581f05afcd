export const title = 'From your request to your token'
export const titleWithoutToken = 'From your request to your certificate'
export const asked = 'Request'
export const askedNote = 'You request your certificate.'
export const checked = 'Check'
export const checkedNote = 'A person checks it. This can take a few days.'
export const checkedIn = (hours: number) =>
  `A person checks it. This usually takes about ${hours === 1 ? 'an hour' : `${hours} hours`}.`
/** By the rule. */
export const checkedAfter = (hours: number) =>
  `It takes ${hours === 1 ? 'an hour' : `${hours} hours`}, or a few days if a person has to look at it.`
export const issued = 'Certificate'
export const issuedNote = 'When it is here, we will write to'
export const tokenStep = 'Token'
export const token = 'Your first token'
export const tokenNote = 'If you want it, and have a wallet. It comes after the certificate.'
export const rewardForm = 'Tell us where to reach you for the token.'
export const connectWallet = 'Connect a wallet now'
export const done = ', done'
