export const skipToContent = 'Skip to content'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const programmes = 'Programmes'
export const done = ', done'
export const ticket = 'Your ticket'
export const punchedOf = (done: number, all: number) => `${done} of ${all} modules`
export const logout = 'LOGOUT'
export const yourAccount = 'Your account'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const more = 'More'
export const review = 'Review'
export const practise = (number: number) => `Practise module ${number}`
export const certificate = 'Your certificate'
export const token = 'Your token'
export const walletGuide = 'Wallet guide'
export const desk = 'Operator area'
