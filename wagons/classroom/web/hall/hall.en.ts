export const walkIn = 'Walk into the hall'
export const walkInNote = 'See the class in 3D.'
export const walkingIn = 'The doors of the hall are opening …'
export const notDrawn =
  'The hall could not be drawn on this device. This is the flat view, with the same people and tools.'
export const nameOf = (space: string) => `Inside ${space}`
export const sameBeside = 'The same people and tools are on the page, too.'
export const flatView = 'Flat view'
export const floor = 'Walk through the hall'
export const howToWalk = 'Walk with the arrow keys, or click the floor.'
export const howToTap = 'Tap the floor to walk there.'
export const readOn = 'Next: read the lesson'
export const start = 'Start the film'
export const sitDown = 'Sit down'
export const standUp = 'Stand up'
export const lookAtBoard = 'Look at the board'
export const fromSeat = 'From my seat'
/** Where there is little room: words of the two above. */
export const board = 'Board'
export const seat = 'My seat'
export const you = 'you'
export const host = (nickname: string) => `Host: ${nickname}`
