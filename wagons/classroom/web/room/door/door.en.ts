export const title = 'The class'
export const here = (count: number) => `${count} here`
export const empty = 'No one is here yet.'
export const hosted = (count: number) => (count === 0 ? 'A host is here' : `${count} here, with a host`)
export const forVisitors = 'Log in to join the class.'
export const logIn = 'Log in'
export const goIn = 'Join the class'
export const goInAs = 'As'
export const change = 'Change'
export const dialogTitle = 'How others see you'
export const comeBack = 'Rejoin the class'
export const noSocket = 'This browser cannot join the class. The film and the lesson are all here.'
