export const shownToken =
  'Indiquer sur la page publique que ce certificat a un jeton (jamais à quelle adresse)'
export const shown = 'La page publique indique qu’il y a un jeton.'
export const hidden = 'La page publique ne parle pas de jeton.'
export const shownFailed = 'Votre choix n’a pas pu être enregistré. Réessayez plus tard.'
