export const title = 'Email about what is waiting'
export const note =
  'With numbers and links only: no names. Nothing is sent while nothing is waiting. Each operator chooses for themselves.'
export const howOften = 'How often you get it'
export const choices = {
  daily: 'Once a day at most, from 6:00 UTC on',
  weekly: 'Once a week at most, from Monday on',
  off: 'Never',
} as const
export const saved = 'Saved.'
export const notSaved = 'Your choice could not be saved.'
export const failed = 'Your choice could not be loaded.'
export const noMailServer = 'This site has no mail server yet, so this email is not sent.'
