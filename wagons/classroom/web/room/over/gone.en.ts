export const gone = {
  left: 'You have left the class.',
  closed: 'The host has closed the class. Thank you for being there!',
  removed: 'The host has removed you from this class.',
  'signed-out': 'Your session has ended. Log in again to join the class.',
  replaced: 'You joined from another tab or device. This one has left the class.',
  moved: 'The class has moved. You can rejoin it.',
  restart: 'The server has been restarted. You can rejoin the class.',
  'too-much': 'That was too much at once, so the connection was ended. You can rejoin the class.',
} as const
