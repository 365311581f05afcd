import { join } from 'node:path'
import type { Programme } from '#contract/modules.ts'
import { readSpaces, type Space } from '#server/features/classes/classes.content.ts'
import { type Lesson, readLesson } from '#server/features/modules/lesson.ts'
import { readProgrammes } from '#server/features/modules/modules.content.ts'
import { type QuestionBank, readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'

/** What the initiative writes, read once at the start. */
export interface Content {
  readonly programmes: Programme[]
  readonly lessons: Lesson[]
  readonly spaces: Space[]
  readonly bank: QuestionBank
}

/** The content that comes with the app. */
export const ownContentDir = join(import.meta.dirname, '..', 'content')

/** Reads the whole content folder. @throws ContentError naming file, line and reason. */
export function readContent(contentDir: string): Content {
  const programmes = readProgrammes(contentDir)
  const modules = programmes.flatMap((programme) => programme.modules)
  return {
    programmes,
    lessons: modules.map(({ number }) => readLesson(contentDir, number)),
    spaces: readSpaces(contentDir),
    bank: readQuestionBank(contentDir),
  }
}
