export const title = 'Classes'
export const note =
  'When and where the class of each module meets. Learners see a change the next time they open their dashboard.'
export const failed = 'The classes could not be loaded.'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const noTime = 'no time announced'
export const over = (time: string) => `was on ${time}`
export const link = 'Link (empty for the usual one)'
export const usual = (link: string) => `Usual: ${link}`
export const noUsual = 'Usual: no virtual space'
export const nextClass = 'Next class (empty for none)'
export const timeZone = 'Time zone of that time'
export const noteIn = (language: string) => `Note, ${language} (one line, optional)`
export const save = 'Save'
export const saved = 'Saved. Learners see it from now on.'
export const saveFailed = 'The class could not be saved.'
export const linkRefused = 'The link must be a whole address that begins with https:// or http://'
