export const hostTitle = 'Hold this class'
export const hostNote =
  'You move the board for everyone and take questions. Learners see that you are the host.'
export const hostNickname = 'Your name as the host'
export const openClass = 'Open the class'
export const enterAsHost = 'Join as the host'
