import { pluralIn } from '#web/lib/plural.ts'

const plural = pluralIn('en')
const number = (value: number) => value.toLocaleString('en')

export const title = 'Overview'
export const failed = 'The overview could not be loaded.'
export const countedAt = (time: string) => `Counted at ${time}. The server counts once a minute at most.`
export const learners = 'learners'
export const thisWeek = 'registered this week'
export const completedAll = 'completed all nine modules'
export const certificatesIssued = 'certificates issued'
export const certificatesWaiting = 'certificate requests waiting'
export const overTime = 'Registrations per week'
export const weekFrom = 'Week from'
export const registered = 'Registered'
export const weekOf = (day: string, count: number) => `Week from ${day}: ${number(count)}`
export const asTable = 'Show as a table'
export const funnel = 'Through the nine modules'
export const funnelNote =
  'Learners who went to the class, began the quiz and completed it. A bar is the share of all learners.'
export const module = 'Module'
export const attended = 'Class'
export const begun = 'Quiz begun'
export const completed = 'Completed'
export const stops = 'Where people stop'
export const stopsNote = 'Steps after which the most learners have not taken the next one, so far.'
export const step = 'Step'
export const lost = 'Stopped'
export const lostOf = (lost: string, came: string, share: string) => `${lost} of ${came} (${share})`
export const steps = {
  registration: () => 'Registered, and began no quiz',
  begun: (module: number) => `Began the quiz of Module ${module}, and did not complete it`,
  completed: (module: number) => `Completed Module ${module}, and did not begin the next quiz`,
}
export const noStops = 'Nobody has stopped anywhere yet.'
export const questionStops = 'Questions at which quizzes stand'
export const questionStopsNote = (sample: number) =>
  `Of the last ${number(sample)} first attempts at each module: those begun more than a day ago and not finished.`
export const noQuestionStops = 'No quiz stands unfinished for more than a day.'
export const attempts = (count: number) =>
  `${number(count)} ${plural(count, { one: 'quiz', other: 'quizzes' })}`
export const standing = 'Unfinished'
export const hardest = 'Hardest questions'
export const hardestNote = (sample: number) =>
  `Right at the first try, in the last ${number(sample)} first attempts at each module.`
export const noHardest = 'Too few have answered yet to say which questions are hard.'
export const question = 'Question'
export const firstTry = 'Right at once'
export const answers = 'Answers'
