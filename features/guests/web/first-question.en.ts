export const tryFirst = 'Try the first question'
