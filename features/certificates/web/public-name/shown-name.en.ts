export const shownName = 'Show my name and the date on the public page, and let visitors download the files'
export const shown = 'The public page shows your name and the date.'
export const confirmedName =
  'Tell those who type a name there, for example an employer with my PDF, whether it is mine'
export const confirmed =
  'The public page shows no name, but compares the names that visitors type with yours.'
export const hidden = 'The public page says nothing about your name.'
export const shownFailed = 'Your choice could not be saved. Try again later.'
