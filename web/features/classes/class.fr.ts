export const title = 'Cours'
export const loadFailed = 'Le cours n’a pas pu être chargé.'
export const unknownTitle = 'Il n’y a pas de cours ici'
export const unknownNote =
  'Aucun espace de cours ne porte ce nom. Les liens de votre tableau de bord mènent à chacun d’eux.'
export const toDashboard = 'Vers le tableau de bord'
export const modulesOf = (space: string) => `Modules de « ${space} »`
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleLink = (number: number, title: string) => `Module ${number} : ${title}`
export const takeQuiz = 'Faire le quiz du module'
export const skipToContent = 'Aller au contenu'
