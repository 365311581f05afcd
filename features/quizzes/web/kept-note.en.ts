export const kept = (count: number) =>
  count === 1 ? '1 answer is kept on this device' : `${count} answers are kept on this device`
export const sentLater = 'They are sent when you are online. Until then you can change them:'
export const change = (position: number) => `Change answer ${position}`
export const oneRight = (position: string) => `Question ${position} was right`
export const right = (positions: string) => `Questions ${positions} were right`
export const lookAgain = (position: number) => `Look at question ${position} again.`
export const filledIn = 'Your later answers are filled in.'
export const isFilledIn = 'Your answer is filled in. Press the button to send it.'
export const noRoom = 'This device has no more room: the answer could not be kept.'
