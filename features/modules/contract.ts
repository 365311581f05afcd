import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { languageCode, moduleNumberParam } from '#platform/contract/values.ts'

/** On average, lesson and quiz. */
export const minutesPerModule = 20

/** How fast a lesson is read, by people who read in a second language. */
export const wordsPerMinute = 150

export const season = z.enum(['dawn', 'winter', 'spring', 'summer', 'fall'])

/** Without a season its line has the colour of text (S2.10). */
export const programme = z.object({
  id: z.string(),
  title: z.string(),
  season: season.optional(),
  modules: z.array(z.object({ number: z.int(), title: z.string(), station: z.string() })),
})

export type Season = z.output<typeof season>
export type Programme = z.output<typeof programme>

/** The programmes and their modules (S2.10, S9.1). */
export const listProgrammes = endpoint({
  method: 'GET',
  path: '/api/programmes',
  access: 'public',
  summary: 'List the programmes and their modules',
  localized: true,
  output: z.object({ programmes: z.array(programme) }),
  errors: {},
})

/** HTML made from Markdown, raw HTML excluded; ids of sections are the same in every language, `words` are to read. */
export const getLesson = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleNumber/lesson',
  access: 'public',
  summary: 'Read the lesson of a module',
  localized: true,
  compressed: true,
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({
    moduleNumber: z.int(),
    title: z.string(),
    html: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), words: z.int() })),
    words: z.array(z.object({ term: z.string(), definition: z.string() })),
    language: languageCode,
    languages: z.array(languageCode),
  }),
  errors: {},
})
