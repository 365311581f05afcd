/** Languages of the pages, the first as fallback; lessons and questions have those of the content. */
export const pageLanguages = ['en', 'fr'] as const

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/** How a language is written, as `dir` of a page says it. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'
