export const title = 'E-mail sur ce qui est en attente'
export const note =
  'Le matin, avec des nombres et des liens seulement : aucun nom. Rien n’est envoyé tant que rien n’est en attente. Chaque opérateur choisit pour soi.'
export const howOften = 'Fréquence'
export const choices = { daily: 'Chaque jour', weekly: 'Chaque semaine, le lundi', off: 'Jamais' } as const
export const saved = 'Enregistré.'
export const notSaved = 'Votre choix n’a pas pu être enregistré.'
export const failed = 'Votre choix n’a pas pu être chargé.'
export const noMailServer = 'Ce site n’a pas encore de serveur de messagerie : cet e-mail n’est pas envoyé.'
