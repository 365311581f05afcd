export const progressFailed = 'Votre progression n’a pas pu être chargée : seul le premier module est ouvert.'
export const lastKnown = (moment: string) => `Le serveur ne répond pas. Voici votre progression au ${moment}.`
export const classesFailed = 'Les liens des cours n’ont pas pu être chargés.'
