export const fullName = 'Full Name'
export const walletAddress = 'Wallet Address (optional)'
export const nameRule = (longest: number) => `Your name, at most ${longest} characters`
export const walletAddressRule = (longest: number) => `At most ${longest} characters`
