export const title = 'Is the name right?'
export const note =
  'If not, ask for another one. Once we agree, you get a new certificate with a number and a date of its own, and this one is no longer valid.'
export const askedOn = (day: string) => `On ${day} you asked for:`
export const waiting = 'We will look at it and write to you. Until then your certificate is valid as it is.'
export const label = 'The name it should bear'
export const ask = 'Ask for this name'
export const change = 'Change what you asked for'
export const asked = 'Your wish is with us.'
export const sameName = 'Your certificate has this name already.'
export const failed = 'This could not be sent. Try again later.'
