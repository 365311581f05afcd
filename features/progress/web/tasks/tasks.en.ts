export const updateFailed = 'Error updating progress'
export const takeClass = 'Take Metaverse Class'
export const lessonRead = 'Lesson read'
