import { readSpaces } from '#features/classes/server/classes.content.ts'
import { readFilm } from '#features/films/server/film.ts'
import { readGlossary } from '#features/modules/server/glossary.ts'
import { readLesson } from '#features/modules/server/lesson.ts'
import { readModuleCount, readProgrammes } from '#features/modules/server/modules.content.ts'
import { readQuestionBank } from '#features/quizzes/server/quizzes.content.ts'
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
