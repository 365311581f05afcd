import type { RowState } from '../state/progress-rules.ts'

export const behind = (count: number) => (count === 1 ? '1 module done' : `${count} modules done`)
export const map = 'Map of your journey'
export const all = 'All modules'
/** Before the title. */
export const moduleNumber = (number: number) => `Module ${number}`
export const tags = {
  done: 'done',
  nextStop: 'next',
  locked: 'locked',
  open: 'open',
}
/** After the state of a station. */
export const practised = ', exercise done'
export const classLocked = (previous: number) => `Opens after the module ${previous} class.`
export const classAhead = 'You can already go to this class. '
export const linkMissing = 'The link to this class could not be loaded.'
export const opensInTab = 'Opens the class in a new tab.'
export const noSpace =
  'This class has no virtual space. Read the lesson, then press here to mark the class as attended.'
export const noSpaceTaken = 'This class has no virtual space. It is marked as attended.'
export const quizNotes: Record<RowState, string> = {
  locked: 'Opens after the class for this module, or its lesson.',
  open: `${CAPITAL_QUESTIONS || 'A few'} questions, as many attempts as you need.`,
  checked: 'Passed. Take it again whenever you like.',
}
export const locked = 'Locked'
export const done = 'Done'
export const toDo = 'To do'
