export const fullName = 'Nom complet'
export const walletAddress = 'Adresse de portefeuille (facultative)'
