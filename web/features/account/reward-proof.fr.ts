export const listed = (day: string) =>
  `Vous êtes sur la liste des récompenses du ${day}, avec cette adresse :`
export const saveProof = 'Télécharger la preuve pour obtenir votre jeton'
