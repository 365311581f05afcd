export const title = 'Votre portefeuille'
export const note = 'Pour le jeton à la fin. Il n’en faut pas pour apprendre, et rien ne presse.'
export const failed = 'Votre portefeuille n’a pas pu être chargé.'
export const verifiedOn = (day: string) => `Adresse vérifiée le ${day}`
export const counts =
  'Votre jeton sera envoyé à cette adresse, quelle que soit celle que vous avez saisie ci-dessus ou sur la page de récompense.'
export const typedCounts =
  'Aucune adresse n’est encore vérifiée. En attendant, nous utilisons celle que vous avez saisie, si ses majuscules et minuscules sont exactement celles de votre portefeuille.'
export const verified = 'L’adresse a été vérifiée.'
export const remove = 'Retirer'
export const removed = 'L’adresse a été retirée.'
