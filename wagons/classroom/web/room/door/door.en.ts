export const title = 'Watch it together'
export const here = (count: number) => `${count} here`
export const empty = 'The hall is yours.'
export const hosted = (count: number) => (count === 0 ? 'A host is here' : `${count} here, with a host`)
export const forVisitors = 'Once you have logged in, you can go in.'
export const logIn = 'Log in'
export const goIn = 'Go in'
export const goInAs = 'As'
export const change = 'Change'
export const dialogTitle = 'How others see you'
export const gone = {
  left: 'You have left the class.',
  closed: 'The host has closed the class. Thank you for being there!',
  removed: 'The host has removed you from this class.',
  'signed-out': 'Your session has ended. Log in again to go in.',
  replaced: 'You joined from another tab or device. This one has left the class.',
  moved: 'The class has moved. You can go in again.',
  restart: 'The server has been restarted. You can go in again.',
  'too-much': 'That was too much at once, so the connection was ended. You can go in again.',
} as const
export const comeBack = 'Go in again'
export const noSocket = 'This browser cannot join the class. The film and the lesson are all here.'
