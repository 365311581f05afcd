export const skipToContent = 'Skip to content'
export const mainMenu = 'Main'
export const menu = 'Menu'
export const dashboard = 'Dashboard'
export const logout = 'LOGOUT'
export const login = 'Login'
export const register = 'Register'
/** In the identity client's own words (S4.3). */
export const logoutFailure = (error: unknown) => (error instanceof Error ? error.message : String(error))
