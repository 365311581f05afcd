import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const title = 'For you as the host'
export const play = 'Play for everyone'
export const goOn = 'Resume for everyone'
export const pause = 'Pause for everyone'
export const filmTime = 'Time of the film, for everyone'
export const timeOf = (at: string, length: string) => `${at} of ${length}`
export const sections = 'Put a section of the lesson on the board'
export const clearBoard = 'Clear the board'
export const caption = 'One line that everyone reads'
export const showCaption = 'Show the line'
export const clearCaption = 'Remove it'
export const hands = 'Hands, in order'
export const noHands = 'No hand is up.'
/** Of so many. */
export const raises = (name: string, count: number) =>
  `${name} raises a hand${count === 1 ? '' : ` · ${count}`}`
export const lower = 'Lower'
export const questions = 'Questions for you'
export const noQuestions = 'No question is waiting.'
export const answered = 'Answered'
export const lead = 'Lead the class'
/** Of the lesson, a line, a question, and the class: in this order. */
export const ways = ['Lesson', 'A line', 'Question', 'The class']
export const poll = 'Ask everyone'
export const newPoll = 'Write a question'
export const quizQuestion = 'Take a question of the quiz'
export const ownQuestion = 'Your own'
export const pollQuestion = 'Your question'
export const pollOption = (number: number) => `Answer ${number}`
export const optionalPollOption = (number: number) => `Answer ${number} (optional)`
export const rightAnswer = 'Mark the right answer: it is shown at the end'
/** Before the word below, which stands beside the answer. */
export const answerIs = (number: number) => `Answer ${number} is`
export const right = 'right'
export const noRightAnswer = 'None: an opinion'
export const reason = 'Why it is right (optional)'
export const rightFault = 'The answer that is marked as right has no words yet.'
export const pollFault = 'Please write a question and at least two answers.'
export const openPoll = 'Ask everyone now'
export const closePoll = 'Close the question and show the result'
export const notSent = 'Not sent: there is no connection. What you wrote is still here.'
export const newcomers = 'Who may come in'
export const noOneNew = 'No one new'
export const openToNew = 'Every learner may come in.'
export const closedToNew = 'Only those who were in this class may come back.'
export const removeRecent = 'Remove all who came in the last 5 minutes'
export const removeRecentTitle = 'Remove all who came in the last five minutes?'
export const removeRecentNote =
  'All learners whose first time in this class was in the last five minutes go out. They cannot come back until you close the class. Those who were here before stay. Switch “No one new” on as well, or others may follow.'
export const removeRecentNow = 'Remove them now'
export const openChat = 'Open the chat'
export const closeChat = 'Close the chat'
export const closeClass = 'Close the class'
export const closeTitle = 'Close this class for everyone?'
export const closeNote =
  'Everyone leaves the class. Those who were here have attended, and those you removed are marked; the list is in the operator area.'
export const unanswered = (count: number) =>
  plural(count, {
    one: 'One question is not answered yet. It goes with the class.',
    other: `${count} questions are not answered yet. They go with the class.`,
  })
export const closeNow = 'Close it now'
export const cancel = 'Cancel'
