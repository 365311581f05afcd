export const title = 'How your journey works'
export const learn = 'Watch the film, read the lesson'
export const learnNote = 'About ten minutes, alone or in class with others.'
export const quiz = 'Take the quiz'
export const quizNote = `${CAPITAL_QUESTIONS || 'A few'} questions, as many attempts as you need.`
export const certificate = 'Request your certificate'
export const certificateNote = `After all ${MODULES} modules.`
export const tokenNote = 'Then a free token, if you have a wallet.'
