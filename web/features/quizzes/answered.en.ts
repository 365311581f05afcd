export const right = 'Right:'
export const readInLesson = 'Read it in the lesson'
