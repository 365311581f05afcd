/**
 * The languages that the pages are built in, by their codes; the first is for readers of none of them. Lessons and
 * questions have languages of their own, those of the content.
 */
export const pageLanguages = ['en', 'fr'] as const
