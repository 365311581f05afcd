/** The language of the pages that hold this file. */
export const pageLanguage: string = 'en'
