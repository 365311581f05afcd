export const skipToContent = 'Aller au contenu'
export const title = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleOf = (programme: string, number: number) =>
  programme ? `${programme} · Module ${number}` : `Module ${number}`
export const loadFailed = 'La leçon n’a pas pu être chargée.'
export const wordsInLesson = 'Les mots de cette leçon'

export const sections = 'Les parties de cette leçon'
export const sectionRead = (title: string) => `${title}, lue`
export const place = (number: number, all: number) => `${number} sur ${all}`
export const minutesLeft = (minutes: number) => `encore ${minutes} min environ`
export const allRead = 'Lue jusqu’au bout'
export const goOn = (section: string) => `Reprendre là où vous étiez : ${section}`

export const waysOn = 'Et maintenant'
export const takeQuiz = 'Faire le quiz du module'
export const quizNote =
  'La leçon suffit pour le quiz : vous pouvez le faire maintenant. Sur le tableau de bord, il s’ouvre après le cours.'
export const backToDashboard = 'Retour au tableau de bord'
export const nextLesson = (title: string) => `Leçon suivante : ${title}`
