export const module = (number: number) => `Module ${number}: `
export const done = ', done'
export const nextStop = ', next stop'
