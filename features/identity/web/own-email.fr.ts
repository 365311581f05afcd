export const notConfirmed = 'Cette adresse n’est pas encore confirmée.'
export const confirmOrChange = 'La confirmer ou la changer'
