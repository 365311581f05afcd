export const watch = 'Watch the film'
export const goOn = 'Continue watching'
export const loadFailed = 'The film could not be loaded. The lesson is below.'
export const andLength = (length: string) => `\u00a0·\u00a0${length}`
