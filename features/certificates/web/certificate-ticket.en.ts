export const certificate = 'Certificate of completion'
export const awardedTo = 'Awarded to'
export const willBeAwardedTo = 'For'
export const completed = (modules: string) =>
  `who completed all ${modules} modules on the basics of Web3 and passed every quiz.`
export const issuedBy = 'Issued by'
export const willBeIssuedBy = 'To be issued by'
export const issuedOn = 'Issued on'
export const number = 'Certificate number'
export const notIssued = 'This is a preview. The certificate gets its number and date when it is issued.'
export const preview = 'Preview'
