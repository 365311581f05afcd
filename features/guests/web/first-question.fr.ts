export const tryFirst = 'Essayez la première question'
