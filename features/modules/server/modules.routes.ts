import type { Programme } from '#features/modules/contract.ts'
import * as contract from '#features/modules/contract.ts'
import { inLanguage, type Localized } from '#platform/server/content/content-folder.ts'
import type { AppServe } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { answersOf, type LessonParts } from './lesson-page.ts'

interface ModulesParts extends LessonParts {
  readonly programmes: Localized<Programme[]>
}

export function registerModulesRoutes(serve: AppServe, { programmes, lessons, glossary }: ModulesParts) {
  serve(contract.listProgrammes, async ({ chooseLanguage }) => ({
    programmes: inLanguage(programmes, chooseLanguage([...programmes.keys()])),
  }))

  const answers = answersOf({ lessons, glossary })
  serve(contract.getLesson, async ({ params: { moduleNumber }, chooseLanguage }) => {
    const inLanguages = answers.get(moduleNumber)
    if (!inLanguages) return refuse('not-found', 'There is no lesson for this module.')
    return inLanguage(inLanguages, chooseLanguage([...inLanguages.keys()]))
  })
}

/** Serves endpoints that are told a `moduleNumber` for the modules of the content alone: the contract knows no last one. */
export function serveKnownModules(serve: AppServe, moduleCount: number): AppServe {
  return (endpoint, handler) =>
    serve(endpoint, async (input) => {
      const named: { readonly moduleNumber?: unknown } = { ...Object(input.params), ...Object(input.body) }
      return Number(named.moduleNumber) > moduleCount
        ? refuse('invalid-input', `must be a module number from 1 to ${moduleCount}`, 'moduleNumber')
        : handler(input)
    })
}
