export const classSpace = 'Cours'
