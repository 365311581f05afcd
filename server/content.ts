import type { Programme } from '#contract/modules.ts'
import type { ExerciseId } from '#contract/practice.ts'
import { readSpaces, type Space } from '#server/features/classes/classes.content.ts'
import { type Films, readFilms } from '#server/features/films/film.ts'
import { type GlossaryEntry, readGlossary, termsUpTo } from '#server/features/modules/glossary.ts'
import { type Lesson, readLesson } from '#server/features/modules/lesson.ts'
import { readExercises, readModuleCount, readProgrammes } from '#server/features/modules/modules.content.ts'
import { type QuestionBank, readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { type Localized, openContentFolder } from '#server/platform/content/content-folder.ts'

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
