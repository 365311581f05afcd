export const yourBrowser = 'Your browser is at'
export const yourWallet = 'Your wallet'
export const refuse = 'Refuse'
