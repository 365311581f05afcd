export const title = 'Cours'
export const loadFailed = 'Le cours n’a pas pu être chargé.'
export const unknownTitle = 'Cours introuvable'
export const unknownNote =
  'Il n’y a pas de cours à cette adresse. Tous vos cours sont accessibles depuis le tableau de bord.'
export const toDashboard = 'Aller au tableau de bord'
export const moduleIn = (space: string, number: number) => `${space} · Module ${number}`
export const whatItIs = 'Votre cours dans le métavers : une leçon à lire ici ensemble.'
export const modulesOf = (space: string) => `Autres modules de « ${space} »`
export const moduleLink = (number: number, title: string) => `Aussi ici : module ${number}, ${title}`
export const quizNote = 'Après ce cours, le quiz est ouvert ici et sur le tableau de bord.'
export const skipToContent = 'Aller au contenu'
