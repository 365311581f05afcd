export const module = (number: number) => `Module ${number} : `
export const done = ', terminé'
export const nextStop = ', prochaine gare'
