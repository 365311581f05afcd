export const title = 'Cours'
export const loadFailed = 'Le cours n’a pas pu être chargé.'
export const unknownTitle = 'Cours introuvable'
export const unknownNote =
  'Il n’y a pas de cours à cette adresse. Tous vos cours sont accessibles depuis le tableau de bord.'
export const toDashboard = 'Aller au tableau de bord'
export const classOf = (number: number) => `Cours du module ${number}`
export const whatItIs = 'Lisez la leçon ici, à votre rythme ou à plusieurs. Puis faites le quiz.'
export const whatItIsWithFilm =
  'Regardez le film et lisez la leçon, à votre rythme ou à plusieurs. Faites ensuite le quiz.'
export const place = (space: string) => `Lieu de rencontre : ${space}`
export const othersIn = (space: string) => `Autres cours au même endroit : ${space}`
export const moduleLink = (number: number, title: string) =>
  `Aussi ici : le cours du module ${number}, ${title}`
export const quizNote = 'C’était le cours. Vous pouvez maintenant faire le quiz.'
export const skipToContent = 'Aller au contenu'
