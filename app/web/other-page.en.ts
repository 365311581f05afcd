export const pageTitle = 'Page not found'
export const title = 'There is no station here'
export const note = 'This page does not exist. The address may be wrong, or the page may have moved.'
export const back = 'Go to the home page'
export const awayTitle = 'No connection at this station'
export const awayNote =
  'This page is not saved on this device. It will open by itself when you are back online. You can still read your dashboard and the lessons you have opened.'
export const tryAgain = 'Try again'
export const toDashboard = 'Go to the dashboard'
