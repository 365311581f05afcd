export const skipToContent = 'Aller au contenu'
export const title = (number: number, title: string) => `Module ${number} · ${title}`
export const loadFailed = 'La leçon n’a pas pu être chargée.'
export const wordsInLesson = 'Les mots de cette leçon'
export const takeQuiz = 'Faire le quiz du module'
