export const title = 'Class'
export const loadFailed = 'The class could not be loaded.'
export const unknownTitle = 'Class not found'
export const unknownNote = 'There is no class at this address. You can reach every class from your dashboard.'
export const toDashboard = 'Go to the dashboard'
export const moduleIn = (space: string, number: number) => `${space} · Module ${number}`
export const whatItIs =
  'This is your metaverse class for this module. Read the lesson here, alone or with others, then take the quiz.'
export const modulesOf = (space: string) => `Other modules of ${space}`
export const moduleLink = (number: number, title: string) => `Also here: Module ${number}, ${title}`
export const quizNote = 'After this class, the quiz is open here and on the dashboard.'
export const skipToContent = 'Skip to content'
