import type { Plugin } from 'vite'
import { pageLanguages } from '#contract/languages.ts'
import { readContentDir } from '#server/config/server.config.ts'
import { readFilms } from '#server/features/films/film.ts'
import { readExercises, readModuleCount, readProgrammes } from '#server/features/modules/modules.content.ts'
import { readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { readWalletGuide } from '#server/features/wallets/wallets.content.ts'
import { type ContentFolder, inLanguage, openContentFolder } from '#server/platform/content/content-folder.ts'
import { numberInWords } from '#server/platform/content/number-words.ts'
import { type JourneyTime, timeFor } from '#web/features/progress/state/journey-time.ts'

/** The language of the pages that are built: scripts/build/build.ts sets it anew for each. */
export const pageLanguage = () => process.env.PAGE_LANGUAGE ?? pageLanguages[0]

const modules: Readonly<Record<string, (folder: ContentFolder) => object>> = {
  'virtual:programmes': (folder) => ({ programmes: inLanguage(readProgrammes(folder), pageLanguage()) }),
  // Apart from the programmes, which the landing page would else fetch along with what signed-in pages share.
  'virtual:line': (folder) => ({
    line: inLanguage(readProgrammes(folder), pageLanguage()).map(({ id, title, season, modules }) => ({
      ...{ id, title, season },
      modules: modules.map(({ number, station }) => ({ number, station })),
    })),
  }),
  'virtual:exercises': (folder) => ({ exercises: readExercises(folder) }),
  'virtual:films': (folder) => ({ films: listFilms(folder) }),
  'virtual:wallet-guide': (folder) => {
    const { title } = inLanguage(readWalletGuide(folder), pageLanguage())
    return { title }
  },
  'virtual:wallet-guide-text': (folder) => {
    const { html } = inLanguage(readWalletGuide(folder), pageLanguage())
    return { html }
  },
}

/** As `web/content-modules.d.ts` declares them. */
function listFilms(folder: ContentFolder): Record<number, object> {
  const { byModule } = readFilms(folder, readModuleCount(folder))
  return Object.fromEntries(
    [...byModule].map(([moduleNumber, film]) => {
      const { title, language, ms } = inLanguage(film, pageLanguage())
      return [moduleNumber, { title, language, seconds: Math.round(ms / 1000) }]
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
      const exported = modules[source.slice(1)]?.(open())
      return (
        exported &&
        Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      )
    },
  }
}

/** How much there is in the content, as `web/content-counts.d.ts` declares it: constants, which cost a page no more than the words. */
export function contentCounts(folder: ContentFolder, language: string): Record<string, string> {
  const modules = readModuleCount(folder)
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
  return Object.fromEntries(
    [
      ['MODULE_COUNT', modules],
      ['PROGRAMME_COUNT', programmes],
      ['FILMED_MODULES', [...readFilms(folder, modules).byModule.keys()]],
      ['PRACTISED_MODULES', Object.keys(readExercises(folder)).map(Number)],
      ['JOURNEY_TIME', inUnits(timeFor(modules), language)],
      ...constants,
    ].map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

const inUnits = ({ count, unit }: JourneyTime, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
