export const title = 'Classes'
export const note =
  'When and where the class for each module meets. Learners see changes the next time they open their dashboard.'
export const failed = 'The classes could not be loaded.'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const noTime = 'no time announced'
export const over = (time: string) => `was on ${time}`
export const link = 'Link (leave empty for the default)'
export const usual = (link: string) => `Default: ${link}`
export const noUsual = 'Default: no virtual space'
export const nextClass = 'Next class (leave empty for none)'
export const timeZone = 'Time zone'
export const noteIn = (language: string) => `Note in ${language} (one line, optional)`
export const save = 'Save'
export const saved = 'Saved. Learners can see it now.'
export const saveFailed = 'The class could not be saved.'
export const linkRefused = 'The link must be a full address that begins with https:// or http://'
