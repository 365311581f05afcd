export const title = 'There is no station here'
export const note = 'This page does not exist. The address may be wrong, or the page has moved.'
export const back = 'Go to the home page'
export const awayTitle = 'No connection at this station'
export const awayNote =
  'This page is not saved on this device. It will open by itself when you are back online. Your dashboard and the lessons you have read are here.'
export const tryAgain = 'Try again'
export const toDashboard = 'Go to the dashboard'
