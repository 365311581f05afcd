export const yourBrowser = 'Votre navigateur est sur'
export const yourWallet = 'Votre portefeuille'
export const refuse = 'Refuser'
