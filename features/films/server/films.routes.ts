import { getFilm } from '#features/films/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import type { Films } from './film.ts'

export function registerFilmsRoutes(serve: Serve<AppCallers>, { films }: { readonly films: Films }): void {
  // Made once, so that each is compressed once.
  const answers = new Map(
    [...films.byModule].map(([moduleNumber, localized]) => [
      moduleNumber,
      new Map([...localized].map(([language, film]) => [language, { film }])),
    ]),
  )
  serve(getFilm, async ({ params: { moduleNumber }, chooseLanguage }) => {
    const inLanguages = answers.get(moduleNumber)
    if (!inLanguages) return refuse('no-film', 'There is no film of this module.')
    return inLanguage(inLanguages, chooseLanguage([...inLanguages.keys()]))
  })
}
