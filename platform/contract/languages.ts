/** Languages of the pages, the first as fallback; lessons and questions have those of the content. */
export const pageLanguages = ['en', 'fr'] as const

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/** How a language is written, as `dir` of a page says it. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'

export type PageLanguage = (typeof pageLanguages)[number]

/** Words of the code, for each language: a new one of the list does not compile until it has them all. */
export type InPageLanguages<Words> = Readonly<Record<PageLanguage, Words>>

export const inPageLanguage = <Words>(words: InPageLanguages<Words>, language: string): Words =>
  language in words ? words[language as PageLanguage] : words[pageLanguages[0]]
