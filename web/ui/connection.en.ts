export const offline =
  'No connection. You see what this device has kept; the rest comes when the connection is back.'
export const tryingAgain = 'No answer from the server. Trying again…'
