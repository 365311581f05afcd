export const title = 'Votre portefeuille'
export const note = 'Pour le jeton à la fin. Il n’en faut pas pour apprendre, et rien ne presse.'
export const failed = 'Votre portefeuille n’a pas pu être chargé.'
export const verifiedOn = (day: string) => `Adresse prouvée le ${day}`
export const counts =
  'Votre jeton sera envoyé à cette adresse, quelle que soit celle saisie ci-dessus ou sur la page de récompense.'
export const typedCounts =
  'Aucune adresse n’est encore prouvée. En attendant, une adresse saisie compte, si ses majuscules et minuscules sont exactement celles de votre portefeuille.'
export const verified = 'L’adresse est prouvée : elle est à vous.'
export const remove = 'Retirer'
export const removed = 'L’adresse est retirée.'
