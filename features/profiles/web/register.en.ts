export const title = 'Register'
export const welcome = `${CAPITAL_MODULES} short modules, free. Your progress is kept on every device.`
export const email = 'Email'
export const walletHint = 'No wallet yet? Leave it empty: module 3 shows you how.'
export const password = 'Password'
export const shortPassword = 'Please enter a password with at least six characters.'
export const passwordRule = 'At least six characters, and nothing easy to guess.'
export const emailTaken = 'This email has an account already.'
export const logInInstead = 'Log in'
export const submit = 'SUBMIT'
export const agreement = 'By registering, you agree to our'
export const terms = 'terms of use'
export const and = '. What we keep about you: '
export const privacy = 'Privacy'
export const haveAccount = 'Have an account?'
export const login = 'Login'
/** The stringified error (S8.9). */
export const failure = (error: unknown, _words?: string) => String(error)
