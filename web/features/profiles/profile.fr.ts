export const fullName = 'Nom complet'
export const walletAddress = 'Adresse de portefeuille (facultative)'
export const nameRule = (longest: number) => `Votre nom, ${longest} caractères au plus`
export const walletAddressRule = (longest: number) => `${longest} caractères au plus`
