import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const hereNow = (count: number) => `${count} here`
export const leave = 'Leave'
export const tabs = 'What you can do here'
export const tools = 'Tools'
export const takePart = 'Take part'
export const questions = 'Question'
export const people = 'People'
export const isNew = 'new'
export const newIn = (tab: string) => `New: ${tab}`
export const anyTime = 'Open class'
export const hosted = 'With a host'
export const youHost = 'You host'
export const hostAway = 'The host has lost the connection. The class goes on for three minutes.'
export const lost = 'The connection to the class is lost. Going back in …'
export const muted = 'The host has muted you: you can listen and react.'
export const caption = 'Host:'

export const benches = 'On the benches'
export const invite = 'Invite'
export const inviteFriend = 'Invite a friend: copy the link'
export const linkCopied = 'Link copied. Now you can send it.'
export const linkNotCopied = 'The link could not be copied.'
export const more = (count: number) => `and ${count} more`
export const you = 'you'
export const host = 'host'
/** Below a figure, where there is little room. */
export const hostMark = 'host'
export const mutedMark = 'muted'
export const handUp = 'hand up'
export const openPerson = (nickname: string, seat: number) => `${nickname}, seat ${seat}`
export const seat = (seat: number) => `Seat ${seat}`
export const hiddenHere = (count: number) =>
  plural(count, { one: '1 person is hidden.', other: `${count} people are hidden.` })
export const showAgain = (nickname: string) => `Show ${nickname} again`

export const handsUp = (count: number) => plural(count, { one: '1 hand up', other: `${count} hands up` })
export const yourTurn = (place: number) => `yours is number ${place}`

export const pollAsked = (question: string) => `A question to everyone: ${question}`
export const pollClosed = 'The question is closed. It was not graded.'
export const pollChosen = 'Your answer is in. You can change it.'
export const pollOpen = 'Choose one. It is not graded.'
export const votes = (count: number) => plural(count, { one: '1 answer', other: `${count} answers` })
/** Of those who answered. */
export const votersLeft = (count: number) =>
  `${count} ${plural(count, { one: 'has', other: 'have' })} left since`
export const yourVote = 'your answer'
export const isRight = 'Correct'
export const yourVoteIsRight = 'Your answer is correct.'
export const notQuite = 'Not quite.'
export const rightIsMarked = 'The correct answer is marked.'
export const rightAnswer = (answer: string, count: number, votes: number) =>
  `Correct answer: ${answer} (${count} of ${votes})`

export const chat = 'Chat'
export const askHost = 'Ask the host'
export const askNote = 'Only the host sees your question.'
export const question = 'Your question'
export const ask = 'Ask'
export const asked = 'The host has your question:'
export const refused = {
  muted: 'The host has muted you.',
  'chat-closed': 'The chat is closed.',
  'too-fast': 'That was too fast. Please wait two seconds.',
  'not-allowed': 'This cannot be sent: links and email addresses are not allowed.',
  gone: 'That is no longer possible.',
} as const
export const notSent = 'Not sent: there is no connection. What you wrote is still here.'
export const notDone = 'There is no connection to the class right now.'
