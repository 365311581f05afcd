export const arrived = 'You made it'
export const arrivedAs = (name: string) => `You made it, ${name}`
export const ticket = 'Your ticket: one hole for each module'
