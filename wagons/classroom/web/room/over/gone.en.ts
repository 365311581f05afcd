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
