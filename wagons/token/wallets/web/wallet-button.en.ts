export const connect = 'Connect wallet'
export const guide = 'What is a wallet?'
export const addressAdvice = 'An address is usually 0x followed by 40 characters. Please check it.'
