export const connect = 'Connect wallet'
export const guide = 'What is a wallet?'
