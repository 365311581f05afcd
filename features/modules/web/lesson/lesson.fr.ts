export const title = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleOf = (programme: string, number: number) =>
  programme ? `${programme} · Module ${number}` : `Module ${number}`
export const loadFailed = 'La leçon n’a pas pu être chargée.'
export const wordsInLesson = 'Les mots de cette leçon'

export const sections = 'Les parties de cette leçon'
export const sectionRead = (title: string) => `${title}, lue`
export const place = (number: number, all: number) => `${number} sur ${all}`
export const minutesLeft = (minutes: number) => `environ ${minutes} min`
export const allRead = 'tout est lu'
export const goOn = (section: string) => `Reprendre là où vous étiez : ${section}`

export const waysOn = 'La suite'
export const ready = 'Et maintenant, le quiz ?'
export const takeQuiz = 'Faire le quiz du module'
export const quizNote = 'Vous pouvez le refaire autant de fois que vous voulez.'
export const backToDashboard = 'Retour au tableau de bord'
export const backToStart = 'Retour à la page d’accueil'
export const nextLesson = (title: string) => `Leçon suivante : ${title}`
