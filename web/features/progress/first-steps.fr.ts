export const title = 'Votre voyage en trois étapes'
export const learn = 'Apprenez'
export const learnNote = 'Chaque module comprend un cours et une courte leçon.'
export const quiz = 'Passez le quiz'
export const quizNote = `${CAPITAL_QUESTIONS || 'Quelques'} questions, autant d’essais que nécessaire.`
export const certificate = 'Recevez votre certificat'
export const certificateNote = `Après les ${MODULES} modules. Un jeton gratuit l’accompagne.`
