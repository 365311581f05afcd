export const fullName = 'Full Name'
export const walletAddress = 'Wallet Address (optional)'
