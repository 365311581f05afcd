export const title = 'Comment se passe votre voyage'
export const learn = 'Regardez le film, lisez la leçon'
export const learnNote = 'Une dizaine de minutes, à votre rythme ou en cours avec d’autres.'
export const quiz = 'Faites le quiz'
export const quizNote = `${CAPITAL_QUESTIONS || 'Quelques'} questions, autant d’essais que nécessaire.`
export const certificate = 'Demandez votre certificat'
export const certificateNote = `Après les ${MODULES} modules.`
export const tokenNote = 'Puis un jeton gratuit, si vous avez un portefeuille.'
