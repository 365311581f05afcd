export const title = 'Class'
export const loadFailed = 'The class could not be loaded.'
export const unknownTitle = 'There is no class here'
export const unknownNote = 'No class space has this name. The links on your dashboard lead to all of them.'
export const toDashboard = 'To the dashboard'
export const modulesOf = (space: string) => `Modules of ${space}`
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const moduleLink = (number: number, title: string) => `Module ${number}: ${title}`
export const takeQuiz = 'Take Module Quiz'
export const skipToContent = 'Skip to content'
