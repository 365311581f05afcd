export const updateFailed = 'Error updating progress'
export const takeClass = 'Take Metaverse Class'
export const readLesson = 'Read the lesson'
export const lessonRead = 'Lesson read'
export const opensInTab = 'Opens the class in a new tab.'
export const noSpace =
  'This class has no virtual space. Read the lesson, then press here to mark the class as attended.'
export const takeQuiz = 'Take Module Quiz'
