export const isYou = 'This is you.'
export const isHost = 'The host of this class.'
export const hide = 'Hide'
export const hideNote = 'Neither of you sees the other any more, in any class. The host sees both of you.'
export const report = 'Report …'
export const reportTitle = (nickname: string) => `Report ${nickname}`
export const reportWords = 'What happened? (optional)'
export const reportHint = (most: number) =>
  `Up to ${most} characters. Our team also gets the last twenty lines of the chat.`
export const send = 'Send report'
export const sent = 'Thank you. Our team will look at it.'
export const cancel = 'Cancel'
export const close = 'Close'
export const mute = 'Mute'
export const unmute = 'Let them write again'
export const muteNote = 'A muted learner cannot write in the chat, ask questions or raise a hand.'
export const remove = 'Remove from the class'
export const removeNote = 'They cannot come back until you close this class.'
export const removeNow = 'Remove now'
export const lowerHand = 'Lower their hand'
export const said = (words: string) => `“${words}”`
export const showName = (name: string) => `Real name: ${name}`
