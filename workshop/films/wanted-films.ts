import type { Film } from '#features/films/contract.ts'
import type { Films } from '#features/films/server/film.ts'

/** The message is all that is shown. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** Those of a module and a language, or of all. @throws RenderError when there are none */
export function findWantedFilms(
  { byModule, languages }: Films,
  { module, language }: { module?: string | undefined; language?: string | undefined },
): Film[] {
  const modules = [...byModule.keys()]
  if (module !== undefined && !modules.some((number) => String(number) === module))
    throw new RenderError(
      `There is no film of module ${module}; there are films of ${modules.join(', ') || 'none'}.`,
    )
  if (language !== undefined && !languages.includes(language))
    throw new RenderError(`There are no films in "${language}"; the languages are ${languages.join(', ')}.`)
  const films = [...byModule]
    .filter(([number]) => module === undefined || String(number) === module)
    .flatMap(([, localized]) => [...localized.values()])
    .filter((film) => language === undefined || film.language === language)
  const drawn = films.filter(({ video }) => video === undefined)
  if (drawn.length > 0) return drawn
  throw new RenderError(
    films.length > 0
      ? 'The film is a video already, so there is nothing to draw.'
      : 'There is no film of this module in this language.',
  )
}
