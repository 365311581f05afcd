export const request = 'Demander le certificat de fin de parcours'
export const requestNote = `Disponible une fois les ${MODULES} modules terminés.`
export const own = 'Votre certificat'
export const preview = 'Aperçu de votre certificat'
export const sending = 'Envoi de la demande…'
export const sent = 'Demande envoyée'
export const alreadySent = 'Demande déjà envoyée'
export const failed = 'L’envoi a échoué. Réessayez.'
