export const classSpace = 'Class'
