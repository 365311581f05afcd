import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')

export const open = 'Open the class now'
export const title = 'Classes held'
export const note = 'Who was there, and for how long, is kept for each class that was held with a host.'
export const failed = 'The classes held could not be loaded.'
export const none = 'No class has been held yet.'
export const columns = { when: 'When', module: 'Module', host: 'Host', learners: 'Learners' }
export const stillOpen = 'open now'
export const until = (time: string) => `until ${time}`
export const module = (number: number) => `Module ${number}`
export const whoWasThere = (count: number) => plural(count, { one: '1 learner', other: `${count} learners` })
export const heldTitle = (number: number, time: string) => `Class for module ${number}, ${time}`
export const heldFailed = 'The class could not be loaded.'
export const unknown = 'There is no such class.'
export const noAttendees = 'No learner was there.'
export const removed = '(removed by the host)'
export const attendees = {
  learner: 'Learner',
  nickname: 'Nickname',
  first: 'First seen',
  last: 'Last seen',
  minutes: 'Minutes',
}
export const noEmail = 'account deleted'
export const back = 'All classes'
export const reports = 'Reports about learners'
