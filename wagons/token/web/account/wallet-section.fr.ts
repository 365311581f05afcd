export const walletTitle = 'Votre portefeuille'
export const walletNote = 'Seulement pour le jeton à la fin. Le portefeuille peut attendre.'
export const walletLaw =
  'Dans quelques pays, le simple fait de posséder un jeton ou d’utiliser un portefeuille est un délit.'
export const walletFailed = 'Votre portefeuille n’a pas pu être chargé.'
export const verifiedOn = (day: string) => `Adresse vérifiée le ${day}`
export const verifiedCounts = 'Votre jeton ira à cette adresse.'
export const addressHint =
  'Copiez-la depuis votre propre portefeuille, pas depuis une plateforme d’échange : chaque lettre compte, majuscule ou minuscule.'
export const saveAddress = 'Enregistrer l’adresse'
export const connectInstead = 'Ou connectez votre portefeuille : l’adresse sera alors forcément la bonne.'
export const addressVerified = 'L’adresse a été vérifiée.'
export const removeAddress = 'Retirer'
export const addressRemoved = 'L’adresse a été retirée.'
export const rewardListed = (day: string) =>
  `Vous êtes sur notre liste du ${day} pour le jeton, avec cette adresse :`
export const toToken = 'Votre jeton'
export const tokenNote =
  'Vous recevez votre jeton sur une page à part, une fois que vous avez votre certificat.'
export const saveProof = 'Télécharger la preuve pour obtenir votre jeton'
