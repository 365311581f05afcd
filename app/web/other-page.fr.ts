export const pageTitle = 'Page introuvable'
export const title = 'Il n’y a pas de gare ici'
export const note = 'Cette page n’existe pas. L’adresse est peut-être fausse, ou la page a été déplacée.'
export const back = 'Aller à l’accueil'
export const awayTitle = 'Pas de connexion dans cette gare'
export const awayNote =
  'Cette page n’est pas enregistrée sur cet appareil. Elle s’ouvrira d’elle-même dès que la connexion reviendra. Votre tableau de bord et les leçons que vous avez ouvertes restent lisibles.'
export const tryAgain = 'Réessayer'
export const toDashboard = 'Aller au tableau de bord'
