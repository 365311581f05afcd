export const title = 'Watch it together'
export const here = (count: number) => `${count} here`
export const empty = 'The hall is yours.'
export const hosted = (count: number) => (count === 0 ? 'A host is here' : `${count} here, with a host`)
export const forVisitors = 'Once you have logged in, you can go in.'
export const logIn = 'Log in'
export const goIn = 'Go in'
export const goInAs = 'As'
export const change = 'Change'
export const dialogTitle = 'How others see you'
export const comeBack = 'Go in again'
export const noSocket = 'This browser cannot join the class. The film and the lesson are all here.'
