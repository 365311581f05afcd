export const title = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleOf = (programme: string, number: number) =>
  programme ? `${programme} · Module ${number}` : `Module ${number}`
export const loadFailed = 'The lesson could not be loaded.'
export const wordsInLesson = 'Words in this lesson'

export const sections = 'Sections of this lesson'
export const sectionRead = (title: string) => `${title}, read`
export const place = (number: number, all: number) => `${number} of ${all}`
export const minutesLeft = (minutes: number) => `about ${minutes} min`
export const allRead = 'all read'
export const goOn = (section: string) => `Continue where you stopped: ${section}`

export const waysOn = 'What’s next?'
export const ready = 'Ready for the quiz?'
export const takeQuiz = 'Take Module Quiz'
export const quizNote = 'You can try as often as you like.'
export const backToDashboard = 'Back to the dashboard'
export const backToStart = 'Back to the start page'
export const nextLesson = (title: string) => `Next lesson: ${title}`
