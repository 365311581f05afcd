export const skipToContent = 'Skip to content'
export const title = (number: number, title: string) => `Module ${number} · ${title}`
export const loadFailed = 'The lesson could not be loaded.'
export const wordsInLesson = 'Words in this lesson'
export const takeQuiz = 'Take Module Quiz'
