import { readSpaces, type Space } from '#features/classes/server/classes.content.ts'
import { type Films, readFilms } from '#features/films/server/film.ts'
import type { Programme } from '#features/modules/contract.ts'
import { type GlossaryEntry, readGlossary, termsUpTo } from '#features/modules/server/glossary.ts'
import { type Lesson, readLesson } from '#features/modules/server/lesson.ts'
import { readExercises, readModuleCount, readProgrammes } from '#features/modules/server/modules.content.ts'
import { type QuestionBank, readQuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { type Localized, openContentFolder } from '#platform/server/content/content-folder.ts'
import type { ExerciseId } from '#wagons/practice/contract.ts'

export interface Content {
  /** The modules are numbered from 1 to this (decision 53). */
  readonly moduleCount: number
  readonly programmes: Localized<Programme[]>
  /** By the number of the module. */
  readonly exercises: Readonly<Record<number, ExerciseId>>
  readonly lessons: ReadonlyMap<number, Localized<Lesson>>
  readonly glossary: Localized<readonly GlossaryEntry[]>
  readonly films: Films
  readonly spaces: Space[]
  readonly bank: QuestionBank
}

/** @throws ContentError naming file, line and reason */
export function readContent(contentDir: string): Content {
  const folder = openContentFolder(contentDir)
  const moduleCount = readModuleCount(folder)
  const modules = Array.from({ length: moduleCount }, (_, index) => index + 1)
  const glossary = readGlossary(folder, moduleCount)
  return {
    moduleCount,
    programmes: readProgrammes(folder),
    exercises: readExercises(folder),
    lessons: new Map(
      modules.map((number) => [
        number,
        readLesson(folder, number, (language) => termsUpTo(glossary, number, language)),
      ]),
    ),
    glossary,
    films: readFilms(folder, moduleCount),
    spaces: readSpaces(contentDir, moduleCount),
    bank: readQuestionBank(folder, moduleCount),
  }
}
