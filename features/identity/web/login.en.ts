export const welcomeBack = 'Welcome back'
export const title = 'Login'
export const alreadyIn = 'You are on board'
export const loggedInAs = 'You are logged in as'
export const goOn = 'Continue'
export const accountReady = 'Your account is ready. Log in to board the train.'
export const email = 'Email'
export const password = 'Password'
export const submit = 'LOGIN'
export const newHere = 'New here?'
export const register = 'Register'
export const forgotPassword = 'Forgot password?'
export const byLink = 'Log in with a link'
export const incorrect = 'Email/Password incorrect'
/** The provider's own words on the landing page, the stringified error on the login page (S8.7, S8.8). */
export const landingFailure = (error: unknown) => (error instanceof Error ? error.message : String(error))
export const loginFailure = (error: unknown) => String(error)

export const continueWith = (provider: string) => `Continue with ${provider}`
