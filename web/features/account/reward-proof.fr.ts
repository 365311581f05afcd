export const listed = (day: string) =>
  `Vous êtes sur la liste des récompenses du ${day}, avec cette adresse :`
export const saveProof = 'Enregistrer la preuve'
