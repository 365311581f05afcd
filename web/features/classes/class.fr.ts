export const title = 'Cours'
export const loadFailed = 'Le cours n’a pas pu être chargé.'
export const unknownTitle = 'Cours introuvable'
export const unknownNote =
  'Il n’y a pas de cours à cette adresse. Tous vos cours sont accessibles depuis le tableau de bord.'
export const toDashboard = 'Aller au tableau de bord'
export const moduleIn = (space: string, number: number) => `${space} · Module ${number}`
export const whatItIs =
  'Ceci est votre cours dans le métavers pour ce module. Lisez la leçon ici, à votre rythme ou à plusieurs, puis faites le quiz.'
export const modulesOf = (space: string) => `Autres modules de « ${space} »`
export const moduleLink = (number: number, title: string) => `Aussi ici : module ${number}, ${title}`
export const quizNote = 'Après ce cours, le quiz est ouvert ici et sur le tableau de bord.'
export const skipToContent = 'Aller au contenu'
