export const updateFailed = 'Progression non enregistrée. Réessayez.'
export const takeClass = 'Suivre le cours dans le métavers'
export const readLesson = 'Lire la leçon'
export const lessonRead = 'Leçon lue'
export const opensInTab = 'Le cours s’ouvre dans un nouvel onglet.'
export const noSpace =
  'Ce cours n’a pas d’espace virtuel. Lisez la leçon, puis appuyez ici pour le marquer comme suivi.'
export const takeQuiz = 'Faire le quiz du module'
