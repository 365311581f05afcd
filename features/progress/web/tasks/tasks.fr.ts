export const updateFailed = 'Progression non enregistrée. Réessayez.'
export const takeClass = 'Suivre le cours dans le métavers'
export const lessonRead = 'Leçon lue'
