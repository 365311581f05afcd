export const right = 'Bonne réponse :'
export const question = (position: number) => `Question ${position} :`
