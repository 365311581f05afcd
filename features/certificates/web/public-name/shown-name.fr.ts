export const shownName =
  'Montrer sur la page publique mon nom et la date, et y laisser télécharger les fichiers'
export const shown = 'La page publique montre votre nom et la date.'
export const confirmedName =
  'Confirmer mon nom à ceux qui le tapent sur cette page, par exemple un employeur qui a mon PDF'
export const confirmed =
  'La page publique ne montre aucun nom, mais dit si celui que l’on y tape est le vôtre.'
export const hidden = 'La page publique ne dit rien de votre nom.'
export const shownFailed = 'Votre choix n’a pas pu être enregistré. Réessayez plus tard.'
