export const title = 'Email about what is waiting'
export const note =
  'In the morning, with numbers and links only: no names. Nothing is sent while nothing is waiting. Each operator chooses for themselves.'
export const howOften = 'How often you get it'
export const choices = { daily: 'Daily', weekly: 'Weekly, on Monday', off: 'Off' } as const
export const saved = 'Saved.'
export const notSaved = 'Your choice could not be saved.'
export const failed = 'Your choice could not be loaded.'
export const noMailServer = 'This site has no mail server yet, so this email is not sent.'
