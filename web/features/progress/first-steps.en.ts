export const title = 'How your journey works'
export const learn = 'Learn'
export const learnNote = 'Each module has a class and a short lesson.'
export const quiz = 'Take the quiz'
export const quizNote = `${CAPITAL_QUESTIONS || 'A few'} questions, as many attempts as you need.`
export const certificate = 'Get your certificate'
export const certificateNote = `After all ${MODULES} modules. A free token comes with it.`
