export const title = 'Cours'
export const loadFailed = 'Le cours n’a pas pu être chargé.'
export const unknownTitle = 'Cours introuvable'
export const unknownNote =
  'Il n’y a pas de cours à cette adresse. Tous vos cours sont accessibles depuis le tableau de bord.'
export const toDashboard = 'Aller au tableau de bord'
export const modulesOf = (space: string) => `Modules de « ${space} »`
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleLink = (number: number, title: string) => `Module ${number} : ${title}`
export const takeQuiz = 'Faire le quiz du module'
export const skipToContent = 'Aller au contenu'
