export const module = (number: number) => `Module ${number} : `
export const punched = ', poinçonné'
export const notPunched = ', pas encore poinçonné'
