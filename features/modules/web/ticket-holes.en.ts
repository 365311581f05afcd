export const module = (number: number) => `Module ${number}: `
export const punched = ', punched'
export const notPunched = ', not punched yet'
