export const title = 'There is no station here'
export const note = 'This page does not exist. The address may be wrong, or the page has moved.'
export const back = 'Go to the home page'
