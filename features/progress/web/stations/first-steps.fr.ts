export const title = 'Comment se passe votre voyage'
export const learn = 'Suivez le cours'
export const learnNote = 'Une courte leçon en images, à votre rythme ou à plusieurs.'
export const quiz = 'Faites le quiz'
export const quizNote = `${CAPITAL_QUESTIONS || 'Quelques'} questions, autant d’essais que nécessaire.`
export const certificate = 'Recevez votre certificat'
export const certificateNote = `Après les ${MODULES} modules.`
export const tokenNote = 'Puis un jeton gratuit, si vous avez un portefeuille.'
