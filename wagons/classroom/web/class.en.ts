export const title = 'Class'
export const loadFailed = 'The class could not be loaded.'
export const unknownTitle = 'Class not found'
export const unknownNote = 'There is no class at this address. You can reach every class from your dashboard.'
export const toDashboard = 'Go to the dashboard'
export const classOf = (number: number) => `Class for module ${number}`
export const whatItIs = 'Read the lesson here, alone or together. Then take the quiz.'
export const whatItIsWithFilm = 'Watch the film and read the lesson, alone or together. Then take the quiz.'
export const place = (space: string) => `Meeting place: ${space}`
export const othersIn = (space: string) => `Other classes in ${space}`
export const moduleLink = (number: number, title: string) =>
  `Also here: the class for module ${number}, ${title}`
export const quizNote = 'That was the class. Now you can take the quiz.'
export const skipToContent = 'Skip to content'
