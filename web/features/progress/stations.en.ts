import type { RowState } from './row-state.ts'

export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const tags = {
  done: 'done',
  nextStop: 'next stop',
  quizOpen: 'quiz open',
  locked: 'locked',
  classOpen: 'class open',
}
export const takeClass = 'Take Metaverse Class'
export const classLocked = (previous: number) => `Opens after the class of Module ${previous}.`
export const readLesson = 'Read the lesson'
export const linkMissing = 'The link of this class could not be loaded.'
export const opensInTab = 'Opens the class in a new tab.'
export const noSpaceTaken = 'This class has no virtual space. It is marked as taken.'
export const noSpace =
  'This class has no virtual space. Read the lesson, then press here to mark it as taken.'
export const takeQuiz = 'Take Module Quiz'
export const quizNotes: Record<RowState, string> = {
  locked: 'Opens after the class of this module.',
  open: 'Ten questions, as many tries as you need.',
  checked: 'Passed. Take it again whenever you like.',
}
export const locked = 'Locked'
export const done = 'Done'
export const notDone = 'Not done yet'
