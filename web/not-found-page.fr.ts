export const title = 'Cet arrêt n’est pas sur notre ligne'
export const note = 'Il n’y a aucune page à cette adresse.'
export const back = 'Retour au premier arrêt'
