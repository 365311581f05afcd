import { getFilm } from '#features/films/contract.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'

export function registerFilmsRoutes(serve: AppServe, { films }: Pick<Parts, 'films'>): void {
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
