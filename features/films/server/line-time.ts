const shortest = 2000
const pause = 700
const ofCharacter = 75

/** How long a line of a film stays, in ms: as long as reading it, or hearing it, takes in its language. */
export const lineTime = (text: string): number => Math.max(shortest, pause + ofCharacter * [...text].length)
