export const title = 'Class'
export const loadFailed = 'The class could not be loaded.'
export const unknownTitle = 'Class not found'
export const unknownNote = 'There is no class at this address. You can reach every class from your dashboard.'
export const toDashboard = 'Go to the dashboard'
export const modulesOf = (space: string) => `Modules of ${space}`
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleLink = (number: number, title: string) => `Module ${number}: ${title}`
export const takeQuiz = 'Take Module Quiz'
export const skipToContent = 'Skip to content'
