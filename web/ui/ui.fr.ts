export const loading = 'Chargement…'
export const loadingSlowly = 'C’est plus long que d’habitude. La connexion est peut-être lente.'
export const close = 'Fermer'
export const tryAgain = 'Réessayer'
export const brokenPage = 'Cette page n’a pas pu être chargée'
export const brokenPageAdvice =
  'Vous êtes peut-être hors ligne. Votre progression est en sécurité sur le serveur.'
export const showPassword = 'Afficher le mot de passe'
export const hidePassword = 'Masquer le mot de passe'
export const show = 'Afficher'
export const hide = 'Masquer'
export const switchTheme = 'Passer du clair au sombre ou inversement'

export const offline = 'Vous êtes hors ligne. Voici ce que cet appareil a gardé.'
export const tryingAgain = 'Le serveur ne répond pas. Nouvel essai…'

export const language = 'Langue'
