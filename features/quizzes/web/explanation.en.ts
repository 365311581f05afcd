export const right = 'Correct answer:'
export const question = (position: number) => `Question ${position}:`
