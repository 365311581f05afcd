import * as contract from '#contract/classes.ts'
import type { Programme } from '#contract/modules.ts'
import type { Db } from '#server/database.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inLanguage, type Localized } from '#server/platform/content/content-folder.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import { attendClass } from './attend-class.ts'
import { classLink } from './class-link.ts'
import type { Space } from './classes.content.ts'

export function registerClassesRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; spaces: Space[]; programmes: Localized<Programme[]> },
): void {
  const modulesIn = (language: string) =>
    inLanguage(deps.programmes, language).flatMap((programme) => programme.modules)
  const languages = [...deps.programmes.keys()]

  serve(contract.listClasses, async () => ({
    classes: modulesIn('').map(({ number }) => ({
      moduleNumber: number,
      link: classLink(deps.spaces, number),
    })),
  }))

  serve(contract.attendClass, async ({ caller, params }) => {
    await attendClass(deps, caller.id, params.moduleNumber)
    return { moduleNumber: params.moduleNumber }
  })

  serve(contract.getSpace, async ({ params, chooseLanguage }) => {
    const space = deps.spaces.find((candidate) => candidate.space === params.space)
    if (!space) return refuse('unknown-space', 'There is no such class space.', 'space')
    const taught = modulesIn(chooseLanguage(languages)).filter(({ number }) => space.modules.includes(number))
    return {
      space: space.space,
      title: space.title,
      modules: taught.map(({ number, title }) => ({ number, title })),
    }
  })
}
