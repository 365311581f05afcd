/** Languages of the pages, the first as fallback; lessons and questions have those of the content. */
export const pageLanguages = ['en', 'fr'] as const
