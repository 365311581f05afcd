import { readSpaces } from '#server/features/classes/classes.content.ts'
import { readFilm } from '#server/features/films/film.ts'
import { readGlossary } from '#server/features/modules/glossary.ts'
import { readLesson } from '#server/features/modules/lesson.ts'
import { readModuleCount, readProgrammes } from '#server/features/modules/modules.content.ts'
import { readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { catchContentError, type Fault } from './fault.ts'

/** Each reader stops at its first fault; the others go on. */
export function findStartFaults(dir: string, languages: readonly string[]): Fault[] {
  const folder = { dir, languages }
  const faults: Fault[] = []
  const moduleCount = catchContentError(() => readModuleCount(folder), faults)
  // Without it nothing else can be told to be there or not.
  if (moduleCount === undefined) return faults
  const readers: (() => unknown)[] = [
    () => readProgrammes(folder),
    () => readSpaces(dir, moduleCount),
    () => readGlossary(folder, moduleCount),
    () => readQuestionBank(folder, moduleCount),
    ...Array.from({ length: moduleCount }, (_, index) => [
      () => readLesson(folder, index + 1),
      () => readFilm(folder, index + 1),
    ]).flat(),
  ]
  for (const read of readers) catchContentError(read, faults)
  return faults
}
