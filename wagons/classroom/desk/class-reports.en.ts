import type { classReportStatuses } from '#wagons/classroom/contract/classroom.ts'

type Status = (typeof classReportStatuses)[number]

export const title = 'Reports about learners in a class'
export const note = 'The lines are the last twenty of the chat when the report was made.'
export const failed = 'The reports could not be loaded.'
export const lists: Readonly<Record<Status, string>> = { open: 'Open', closed: 'Closed' }
export const whichList = 'Report lists'
export const nothing = 'This list is empty.'
export const columns = { said: 'Report', lines: 'Chat', actions: 'Close' }
export const about = (nickname: string) => `About “${nickname}”`
export const by = (nickname: string) => `reported by “${nickname}”`
export const noWords = 'Nothing was added.'
export const noLines = 'Nothing was written in the chat.'
export const module = (number: number) => `Module ${number}`
export const close = 'Close report'
export const closeTitle = 'Close this report?'
export const closeNote = 'What you write goes into the audit log. No learner reads it.'
export const closeLabel = 'What was done about it'
export const closeHint = (most: number) => `Up to ${most} characters.`
export const closed = 'Report closed.'
export const meanwhile = 'This report was closed in the meantime.'
export const closeFailed = 'This could not be saved. Please try again.'
export const isClosed = 'Closed'
