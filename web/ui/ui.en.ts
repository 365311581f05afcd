export const loading = 'Loading…'
export const loadingSlowly = 'This takes longer than usual. Perhaps the connection is slow.'
export const close = 'Close'
export const tryAgain = 'Try again'
export const brokenPage = 'This page could not be loaded'
export const brokenPageAdvice = 'Perhaps the connection is lost. Your progress is safe on the server.'
export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const show = 'Show'
export const hide = 'Hide'
export const switchTheme = 'Switch between light and dark'

export const offline =
  'No connection. You see what this device has kept; the rest comes when the connection is back.'
export const tryingAgain = 'No answer from the server. Trying again…'

export const language = 'Language'
