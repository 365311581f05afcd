export const right = 'Bonne réponse :'
export const readInLesson = 'À relire dans la leçon'
