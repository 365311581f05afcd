import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { type FormText, parseForm } from './assessments/form-text.ts'
import { catchContentError, type Fault } from './fault.ts'
import { type CastText, parseCast } from './films/cast-rules.ts'
import { type FilmText, parseFilm } from './films/film-text.ts'
import { type DiagramText, parseDiagram } from './lessons/diagram-text.ts'
import { type GlossaryText, parseGlossary } from './lessons/glossary-text.ts'
import { type LessonText, parseLesson } from './lessons/lesson-text.ts'
import { parseQuiz, type QuizText } from './quizzes/quiz-text.ts'
import { parseYamlList, type YamlEntry } from './yaml-text.ts'

/** The content in one language. `folder` is where its files are; `files` are their paths in it. */
export interface Edition {
  readonly language: string
  readonly folder: string
  readonly files: readonly string[]
  readonly lessons: readonly LessonText[]
  readonly guide: LessonText | undefined
  /** About the site itself, with the text of each. */
  readonly infoPages: readonly { readonly page: LessonText; readonly text: string }[]
  readonly quizzes: readonly QuizText[]
  /** Of the check before and after the journey; none where a folder has none. */
  readonly forms: readonly FormText[]
  readonly glossary: GlossaryText | undefined
  readonly diagrams: readonly DiagramText[]
  readonly films: readonly FilmText[]
  readonly filmDrawings: readonly DiagramText[]
  readonly cast: CastText | undefined
  readonly programmes: { readonly file: string; readonly entries: readonly YamlEntry[] } | undefined
  /** All that learners read, as it is written. */
  readonly texts: readonly { readonly file: string; readonly text: string }[]
}

export interface Content {
  readonly folder: string
  readonly base: Edition
  readonly translations: readonly Edition[]
  readonly faults: readonly Fault[]
}

/** Goes on after each file that cannot be read. */
export function loadContent(folder: string): Content {
  const faults: Fault[] = []
  const [first = 'en', ...others] = catchContentError(() => openContentFolder(folder).languages, faults) ?? []
  const modules = countModules(folder)
  const base = loadEdition(folder, first, { modules, isTranslation: false }, faults)
  const translations = others.map((code) =>
    loadEdition(join(folder, code), code, { modules, isTranslation: true }, faults),
  )
  return { folder, base, translations, faults }
}

/** As many as `modules.yaml` lists, or as there are lessons where it lists none; its faults are found by the app's reader. */
function countModules(folder: string): number {
  const file = join(folder, 'modules.yaml')
  return (
    parseYamlList(file, readIfThere(file) ?? '').entries.length ||
    globSync('lessons/module-*.md', { cwd: folder }).length
  )
}

function loadEdition(
  folder: string,
  language: string,
  { modules, isTranslation }: { readonly modules: number; readonly isTranslation: boolean },
  faults: Fault[],
): Edition {
  // A file that a translation lacks is shown in the first language; the first language lacks none.
  function load<T>(path: string, parse: (file: string, text: string) => T): T | undefined {
    const file = join(folder, path)
    const text = readIfThere(file)
    if (text !== undefined) return parse(file, text)
    if (!isTranslation) faults.push({ file, line: 1, reason: 'is missing; write it' })
    return undefined
  }
  function keep<T>({ faults: found, ...read }: { faults: Fault[] } & T) {
    faults.push(...found)
    return read
  }
  type Parse<T> = (file: string, moduleNumber: number, text: string) => T | undefined
  const loadModules = <T>(place: string, parse: Parse<T>) =>
    Array.from({ length: modules }, (_, index) => index + 1).flatMap((number) => {
      const read = load(place.replace('*', String(number)), (file, text) => parse(file, number, text))
      return read === undefined ? [] : [read]
    })

  const files = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  const loadDrawings = (place: RegExp) =>
    files
      .filter((path) => place.test(path))
      .sort()
      .flatMap((path) => load(path, (file, text) => keep(parseDiagram(file, text)))?.diagram ?? [])
  const glossary = load('glossary.yaml', (file, text) =>
    keep(parseGlossary(file, text, { modules, isTranslation })),
  )?.glossary
  const guide = join(folder, 'wallet-guide.md')
  const cast = readIfThere(join(folder, castFile))
  return {
    language,
    folder,
    files,
    lessons: loadModules('lessons/module-*.md', parseLesson),
    guide: existsSync(guide) ? parseLesson(guide, 0, readFileSync(guide, 'utf8')) : undefined,
    infoPages: files
      .filter((path) => infoPagePlace.test(path))
      .map((path) => {
        const file = join(folder, path)
        const text = readFileSync(file, 'utf8')
        return { page: parseLesson(file, 0, text), text }
      }),
    quizzes: loadModules('quizzes/module-*.yaml', (file, moduleNumber, text) => {
      const { quiz } = keep(parseQuiz({ file, moduleNumber, language, isTranslation }, text))
      return quiz.questions.length ? quiz : undefined
    }),
    forms: files
      .filter((path) => formPlace.test(path))
      .sort()
      .map((path) => {
        const file = join(folder, path)
        return keep(parseForm({ file, isTranslation }, readFileSync(file, 'utf8'))).form
      })
      .filter(({ questions }) => questions.length),
    programmes: load('programmes.yaml', (file, text) => ({
      file,
      entries: parseYamlList(file, text).entries,
    })),
    glossary: glossary?.entries.length ? glossary : undefined,
    diagrams: loadDrawings(/^lessons\/[^/]+\.svg$/),
    // A folder without films shows those of the app.
    films: existsSync(join(folder, 'films'))
      ? loadModules('films/module-*.yaml', (...given) => keep(parseFilm(...given)).film)
      : [],
    filmDrawings: loadDrawings(/^films\/[^/]+\.svg$/),
    cast: cast === undefined ? undefined : keep(parseCast(join(folder, castFile), cast)).cast,
    texts: files
      .filter((path) =>
        /^([a-z-]+\.yaml|wallet-guide\.md|(pages|lessons|films|quizzes|assessments)\/.*\.(md|yaml|svg))$/.test(
          path,
        ),
      )
      .map((path) => ({ file: join(folder, path), text: readFileSync(join(folder, path), 'utf8') })),
  }
}

const infoPagePlace = /^pages\/[^/]+\.md$/
const formPlace = /^assessments\/form-[ab]\.yaml$/
const castFile = 'films/cast.yaml'
const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
