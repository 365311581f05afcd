export const title = 'E-mail récapitulatif des tâches en attente'
export const note =
  'Avec des nombres et des liens seulement : aucun nom. Rien n’est envoyé tant que rien n’est en attente. Chaque opérateur fait son propre choix.'
export const howOften = 'Fréquence'
export const choices = {
  daily: 'Au plus une fois par jour, à partir de 6 h UTC',
  weekly: 'Au plus une fois par semaine, à partir du lundi',
  off: 'Jamais',
} as const
export const saved = 'Enregistré.'
export const notSaved = 'Votre choix n’a pas pu être enregistré.'
export const failed = 'Votre choix n’a pas pu être chargé.'
export const noMailServer = 'Ce site n’a pas encore de serveur de messagerie : cet e-mail n’est pas envoyé.'
