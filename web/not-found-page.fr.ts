export const title = 'Il n’y a pas de gare ici'
export const note = 'Cette page n’existe pas. L’adresse est peut-être fausse, ou la page a changé de place.'
export const back = 'Aller à l’accueil'
