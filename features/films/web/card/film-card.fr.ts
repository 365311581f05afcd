export const watch = 'Regarder le film'
export const goOn = 'Reprendre le film'
export const loadFailed = 'Le film ne s’est pas chargé. La leçon est ci-dessous.'
export const andLength = (length: string) => `\u00a0·\u00a0${length}`
