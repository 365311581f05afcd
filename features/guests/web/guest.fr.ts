export const unreachable = 'Le quiz n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.'
export const keepIt = 'Gardez ce que vous avez fait'
export const onlyHere =
  'Pour l’instant, c’est seulement sur cet appareil, et c’est supprimé après 60 jours sans visite.'
export const onlyHereHosted = 'Pour l’instant, c’est seulement sur cet appareil, et cela peut se perdre.'
export const withAccount = 'Avec un compte gratuit, vous le gardez, sur tous vos appareils.'
export const register = 'S’inscrire gratuitement'
export const haveAccount = 'J’ai un compte'
export const wasItYou = 'Était-ce vous ?'
export const playedHere =
  'Il y a sur cet appareil des réponses données sans compte. Nous pouvons les ajouter au vôtre.'
export const add = 'Oui, les ajouter'
export const leave = 'Non, ce n’était pas moi'
export const addFailed = 'Cela n’a pas fonctionné. Réessayez.'
