import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleCount } from '#contract/values.ts'
import { readSpaces } from '#server/features/classes/classes.content.ts'
import { readLesson } from '#server/features/modules/lesson.ts'
import { readProgrammes } from '#server/features/modules/modules.content.ts'
import { readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { ContentError } from '#server/platform/content/yaml-file.ts'
import { type DiagramText, parseDiagram } from './diagram-text.ts'
import type { Fault } from './fault.ts'
import { type GlossaryText, parseGlossary } from './glossary-text.ts'
import { parseLanguages } from './languages-text.ts'
import { type LessonText, parseLesson } from './lesson-text.ts'
import { parseQuiz, type QuizText } from './quiz-text.ts'

/** The content in one language. `folder` is where its files are; `files` are their paths in it. */
export interface Edition {
  readonly language: string
  readonly folder: string
  readonly files: readonly string[]
  readonly lessons: readonly LessonText[]
  readonly quizzes: readonly QuizText[]
  readonly glossary: GlossaryText | undefined
  readonly diagrams: readonly DiagramText[]
}

/** Everything in a content folder that could be read; `faults` say what could not. */
export interface Content {
  readonly base: Edition
  readonly translations: readonly Edition[]
  readonly faults: readonly Fault[]
}

/** Reads a content folder file by file, and goes on after each that cannot be read. */
export function loadContent(folder: string): Content {
  const languagesFile = join(folder, 'languages.yaml')
  const text = readIfThere(languagesFile)
  const { languages, faults } = parseLanguages(languagesFile, text)
  const [first = 'en', ...others] = languages
  const base = loadEdition(folder, first, false, faults)
  const translations = others.map((code) => loadEdition(join(folder, code), code, true, faults))
  return { base, translations, faults: [...faults, ...faultsOfStart(folder, faults)] }
}

function loadEdition(folder: string, language: string, isTranslation: boolean, faults: Fault[]): Edition {
  const numbers = Array.from({ length: moduleCount }, (_, index) => index + 1)

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

  const files = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  return {
    language,
    folder,
    files,
    lessons: numbers.flatMap(
      (number) => load(`lessons/module-${number}.md`, (file, text) => parseLesson(file, number, text)) ?? [],
    ),
    quizzes: numbers.flatMap(
      (moduleNumber) =>
        load(`quizzes/module-${moduleNumber}.yaml`, (file, text) =>
          keep(parseQuiz({ file, moduleNumber, language, isTranslation }, text)),
        )?.quiz ?? [],
    ),
    glossary: load('glossary.yaml', (file, text) => keep(parseGlossary(file, text, isTranslation)))?.glossary,
    diagrams: files
      .filter((path) => /^lessons\/[^/]+\.svg$/.test(path))
      .sort()
      .flatMap((path) => load(path, (file, text) => keep(parseDiagram(file, text)))?.diagram ?? []),
  }
}

/** What would stop the app's start, in files that have no fault yet: the app's own readers have the last word. */
function faultsOfStart(folder: string, known: readonly Fault[]): Fault[] {
  const readers = [
    () => readProgrammes(folder),
    () => readSpaces(folder),
    () => readQuestionBank(folder),
    ...Array.from({ length: moduleCount }, (_, index) => () => readLesson(folder, index + 1)),
  ]
  return readers.flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const [, file = folder, line = '1', reason = error.message] =
        /^(.*?):(\d+): (.*)$/s.exec(error.message) ?? []
      return known.some((fault) => fault.file === file) ? [] : [{ file, line: Number(line), reason }]
    }
  })
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
