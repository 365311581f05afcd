import type { Programme } from '#contract/modules.ts'
import * as contract from '#contract/modules.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import type { Lesson } from './lesson.ts'

export function registerModulesRoutes(
  serve: Serve<AppCallers>,
  { programmes, lessons }: { programmes: Programme[]; lessons: Lesson[] },
): void {
  const modules = programmes.flatMap((programme) => programme.modules)

  serve(contract.listProgrammes, async () => ({ programmes }))

  serve(contract.getLesson, async ({ params }) => {
    const lesson = lessons.find(({ moduleNumber }) => moduleNumber === params.moduleNumber)
    const title = modules.find(({ number }) => number === params.moduleNumber)?.title
    if (!lesson || !title) return refuse('not-found', 'There is no lesson for this module.')
    return { moduleNumber: lesson.moduleNumber, title, html: lesson.html }
  })
}
