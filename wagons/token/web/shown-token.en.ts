export const tokenNote =
  'A token goes with your certificate, if you want it. Connect a wallet and sign: that is free, and takes one visit.'
export const toToken = 'Get your token'
export const byList =
  'This site hands out its tokens from time to time, to learners who have the certificate and a wallet. Connect a wallet to be among the next.'
export const toWallet = 'Connect a wallet'
export const shownToken = 'Say on the public page that this certificate has a token (never at which address)'
export const shownTokenNote =
  'The line appears three days after you agree. Anyone who knows roughly when you claimed can still look on the network for the tokens of those days, and so may find your address.'
export const shown = 'The public page will say that there is a token, in three days.'
export const hidden = 'The public page does not mention a token.'
export const shownFailed = 'Your choice could not be saved. Try again later.'
