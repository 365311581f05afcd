export const language = 'Langue'
