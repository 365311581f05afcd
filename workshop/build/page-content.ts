import type { Plugin } from 'vite'
import { readContentDir } from '#app/server/config/server.config.ts'
import { wagons } from '#app/server/wagon-list.ts'
import { type Films, readFilms } from '#features/films/server/film.ts'
import { clock } from '#features/films/web/player/film-time.ts'
import { wordsPerMinute } from '#features/modules/contract.ts'
import { readLesson } from '#features/modules/server/lesson.ts'
import { readModuleCount, readProgrammes } from '#features/modules/server/modules.content.ts'
import { type JourneyTime, timeFor } from '#features/progress/web/state/journey-time.ts'
import { readQuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { type ContentFolder, inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import { numberInWords } from '#platform/server/content/number-words.ts'

/** The language of the pages that are built: workshop/build/build.ts sets it anew for each. */
export const pageLanguage = () => process.env.PAGE_LANGUAGE ?? pageLanguages[0]

const modules: Readonly<Record<string, (folder: ContentFolder, language: string) => object>> = {
  'virtual:programmes': (folder) => ({ programmes: inLanguage(readProgrammes(folder), pageLanguage()) }),
  // Apart from the programmes, which the landing page would else fetch along with what signed-in pages share.
  'virtual:line': (folder) => ({
    line: inLanguage(readProgrammes(folder), pageLanguage()).map(({ id, title, season, modules }) => ({
      id,
      title,
      season,
      modules: modules.map(({ number, station }) => ({ number, station })),
    })),
  }),
  'virtual:films': (folder) => ({ films: listFilms(folder) }),
  ...Object.assign({}, ...wagons.map(({ pageContent }) => pageContent)),
}

/** As `app/web/content-modules.d.ts` declares them. */
function listFilms(folder: ContentFolder): Record<number, object> {
  const { byModule } = readFilms(folder, readModuleCount(folder))
  return Object.fromEntries(
    [...byModule].map(([moduleNumber, film]) => {
      const { title, language, ms } = inLanguage(film, pageLanguage())
      return [moduleNumber, { title, language, seconds: Math.floor(ms / 1000), length: ms ? clock(ms) : '' }]
    }),
  )
}

/** Puts what pages say of the content into them, since they are drawn before the server can be asked. */
export function pageContentPlugin(): Plugin {
  const open = () => openContentFolder(readContentDir(process.env))
  return {
    name: 'page-content',
    config: () => ({ define: contentCounts(open(), pageLanguage()) }),
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(source) {
      const exported = modules[source.slice(1)]?.(open(), pageLanguage())
      return (
        exported &&
        Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      )
    },
  }
}

/** How much there is in the content, as `app/web/content-counts.d.ts` declares it: constants, which cost a page no more than the words. */
export function contentCounts(folder: ContentFolder, language: string): Record<string, string> {
  const modules = readModuleCount(folder)
  const films = readFilms(folder, modules)
  const programmes = inLanguage(readProgrammes(folder), language).length
  const quizzes = [...readQuestionBank(folder, modules).values()].map(({ length }) => length)
  const inWords = {
    MODULES: numberInWords(modules, language),
    PROGRAMMES: numberInWords(programmes, language),
    QUESTIONS: new Set(quizzes).size === 1 ? numberInWords(quizzes[0] ?? 0, language) : '',
  }
  const constants = Object.entries(inWords).flatMap(([name, word]) => [
    [name, word],
    [`CAPITAL_${name}`, word.charAt(0).toLocaleUpperCase(language) + word.slice(1)],
  ])
  const all = {
    MODULE_COUNT: modules,
    PROGRAMME_COUNT: programmes,
    FILMED_MODULES: [...films.byModule.keys()],
    FILM_MINUTES: minutesOf(modules, (number) => filmMinutes(films, number, language)),
    LESSON_MINUTES: minutesOf(modules, (number) => lessonMinutes(folder, number, language)),
    PRACTICE_MINUTES: {},
    JOURNEY_TIME: inUnits(timeFor(modules), language),
    ...Object.fromEntries(constants),
    ...Object.assign({}, ...wagons.map(({ pageConstants }) => pageConstants?.(folder))),
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, JSON.stringify(value)]))
}

/** By the number of the module; those of which it is not known are left out. */
const minutesOf = (modules: number, of: (moduleNumber: number) => number) =>
  Object.fromEntries(
    Array.from({ length: modules }, (_, index) => [index + 1, of(index + 1)]).filter(
      ([, minutes]) => minutes,
    ),
  )

/** In halves. */
function filmMinutes({ byModule }: Films, moduleNumber: number, language: string): number {
  const film = byModule.get(moduleNumber)
  return film ? Math.round(inLanguage(film, language).ms / 30_000) / 2 : 0
}

function lessonMinutes(folder: ContentFolder, moduleNumber: number, language: string): number {
  const { sections } = inLanguage(readLesson(folder, moduleNumber), language)
  return Math.max(1, Math.round(sections.reduce((sum, { words }) => sum + words, 0) / wordsPerMinute))
}

const inUnits = ({ count, unit }: JourneyTime, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
