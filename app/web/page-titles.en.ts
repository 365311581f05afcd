import { siteName } from '#platform/web/lib/site-name.ts'
export const landing = `${siteName}: learn Web3 in ${MODULES} modules`
export const login = 'Login'
export const register = 'Register'
export const forgotPassword = 'Forgot password?'
export const signInLink = 'Log in with a link'
export const dashboard = 'Dashboard'
export const module = (id: number) => `Module ${id}`
export const success = 'Module finished'
export const review = 'Review'
export const check = 'Check before you begin'
export const final = 'Final check'
export const account = 'Your account'
export const certificate = 'Your certificate'
export const operator = 'Operator area'
export const action = 'Account link'
export const provider = 'Logging in'
export const lesson = (id: number) => `Lesson ${id}`
