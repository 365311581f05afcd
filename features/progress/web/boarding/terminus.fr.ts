export const arrived = 'Vous êtes au bout du voyage'
export const arrivedAs = (name: string) => `Bravo, ${name} !`
export const ticket = 'Votre billet : un trou par module'
