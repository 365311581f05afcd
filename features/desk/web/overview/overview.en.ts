import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('en')
const number = (value: number) => value.toLocaleString('en')

export const title = 'Overview'
export const failed = 'The overview could not be loaded.'
export const countedAt = (time: string) => `As of ${time}. Updated at most once a minute.`
/** Names a number that is a link. */
export const showThem = (count: string, what: string) => `${count}: ${what}. Show these learners`
export const learners = 'Learners'
export const thisWeek = 'Registered this week'
export const guests = 'Playing without an account'
export const completedAll = `Completed all ${MODULES} modules`
export const certificatesIssued = 'Certificates issued'
export const overTime = 'Registrations per week'
export const weekFrom = 'Week of'
export const registered = 'Registered'
export const weekOf = (day: string, count: number) => `Week of ${day}: ${number(count)}`
export const asTable = 'Show as table'
export const funnel = `Progress through the ${MODULES} modules`
export const funnelNote =
  'Learners who attended the class, started the quiz and completed it. Bars show the share of all learners.'
export const module = 'Module'
export const attended = 'Class'
export const begun = 'Quiz started'
export const completed = 'Completed'
export const stops = 'Where learners stop'
export const stopsNote = 'The steps where most learners have stopped so far.'
export const step = 'Step'
export const lost = 'Dropped off'
export const lostOf = (lost: string, came: string, share: string) => `${lost} of ${came} (${share})`
export const steps = {
  registration: () => 'Registered but started no quiz',
  begun: (module: number) => `Started the Module ${module} quiz but did not complete it`,
  completed: (module: number) => `Completed Module ${module} but did not start the next quiz`,
}
export const noStops = 'No learner has stopped yet.'
export const questionStops = 'Questions where learners leave the quiz'
export const questionStopsNote = (sample: number) =>
  `Based on the last ${number(sample)} first attempts at each module, guests included: quizzes started more than a day ago and not finished.`
export const noQuestionStops = 'No quiz has been left unfinished for more than a day.'
export const attempts = (count: number) =>
  `${number(count)} ${plural(count, { one: 'quiz', other: 'quizzes' })}`
export const standing = 'Unfinished'
export const hardest = 'Hardest questions'
export const hardestNote = (sample: number) =>
  `Share of correct answers on the first try, in the last ${number(sample)} first attempts at each module, guests included.`
export const noHardest = 'There are not enough answers yet to tell which questions are hard.'
export const question = 'Question'
export const firstTry = 'Correct on first try'
export const answers = 'Answers'
export const waitingForYou = 'Waiting for you'
export const toCheck = 'Certificates to check'
export const oldestSince = (day: string) => `the oldest since ${day}`
export const byRule = (count: string) => `${count} to be issued automatically`
export const unusual = (count: string) => `${count} with a warning`
export const namesToCorrect = 'Names to correct'
export const emailsUnsent = 'Emails not sent'
export const reportsToAnswer = 'Reports about questions'
export const classReportsToClose = 'Reports about learners'
export const listUnpublished = 'Learners on a list that is not on the chain'
export const claimsToSend = 'Signed token claims to send'
export const chainAway = 'The chain does not answer right now.'
export const notOnList = 'Certificates since the last token list'
export const nothingToDo = 'Nothing to do'
export const line = 'The line, as thick as its learners'
export const lineNote = 'How many learners completed each module, and how many stopped before it.'
export const onTheLine = (learners: string, finished: string) =>
  `${learners} on the line, ${finished} at the end`
export const lostBefore = (count: string) => `${count} stopped before this module`
export const mostStop = 'Most stop'
export const beforeModule = (module: number, lost: string, came: string) =>
  `before the end of Module ${module}: ${lost} of ${came}`
export const range = 'Weeks shown'
export const lastWeeks = (count: number) => `${count} weeks`
export const registeredInRange = (count: string, weeks: number) =>
  `${count} registered in the last ${weeks} weeks`
