import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languageCode, moduleNumberParam } from './values.ts'

export const season = z.enum(['dawn', 'winter', 'spring', 'summer', 'fall'])

/** A programme (S2.10), its modules in order. Its season gives the line its colour; without one it has that of text. */
export const programme = z.object({
  id: z.string(),
  title: z.string(),
  season: season.optional(),
  modules: z.array(z.object({ number: z.int(), title: z.string(), station: z.string() })),
})

export type Season = z.output<typeof season>
export type Programme = z.output<typeof programme>

/** The journey: the programmes and their modules (S2.10, S9.1). */
export const listProgrammes = endpoint({
  method: 'GET',
  path: '/api/programmes',
  access: 'public',
  summary: 'List the programmes and their modules',
  localized: true,
  output: z.object({ programmes: z.array(programme) }),
  errors: {},
})

/**
 * The lesson of a module, as HTML made from Markdown without any raw HTML in it; diagrams are in it as SVG. The ids of
 * its headings are the same in every language. `words` explains the terms that the lesson introduces; `languages` are
 * those the lesson can be read in, `language` the one it is in.
 */
export const getLesson = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleNumber/lesson',
  access: 'public',
  summary: 'Read the lesson of a module',
  localized: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({
    moduleNumber: z.int(),
    title: z.string(),
    html: z.string(),
    words: z.array(z.object({ term: z.string(), definition: z.string() })),
    language: languageCode,
    languages: z.array(languageCode),
  }),
  errors: {},
})
