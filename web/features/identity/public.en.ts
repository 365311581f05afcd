export const skipToContent = 'Skip to content'
export const reachedEnd = 'Reached the end of the line?'
export const claimReward = 'Claim your reward'
export const mainMenu = 'Main'
export const menu = 'Menu'
export const dashboard = 'Dashboard'
export const desk = 'Operator desk'
export const logout = 'LOGOUT'
export const login = 'Login'
export const register = 'Register'
/** In the identity client's own words (spec §4). */
export const logoutFailure = (error: unknown) => (error instanceof Error ? error.message : String(error))
