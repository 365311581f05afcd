export const walkIn = 'Entrer dans la salle'
export const walkInNote = 'Suivre le cours en 3D.'
export const walkingIn = 'Les portes de la salle s’ouvrent…'
export const notDrawn =
  'Cet appareil n’a pas pu afficher la salle. Voici la vue à plat, avec les mêmes personnes et les mêmes outils.'
export const nameOf = (space: string) => `Dans la salle : ${space}`
export const sameBeside = 'Les mêmes personnes et les mêmes outils sont aussi sur la page.'
export const flatView = 'Vue à plat'
export const floor = 'Se promener dans la salle'
export const howToWalk = 'Marchez avec les flèches, ou cliquez sur le sol.'
export const howToTap = 'Touchez le sol pour marcher.'
export const readOn = 'La suite : lire la leçon'
export const start = 'Lancer le film'
export const sitDown = 'S’asseoir'
export const standUp = 'Se lever'
export const lookAtBoard = 'Regarder le tableau'
export const fromSeat = 'Depuis ma place'
/** Where there is little room: words of the two above. */
export const board = 'Tableau'
export const seat = 'Ma place'
export const you = 'vous'
export const host = (nickname: string) => `Animateur : ${nickname}`
