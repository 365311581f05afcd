import { filmsExport, getFilm, watchFilm } from '#features/films/contract.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { moveRows } from '#platform/server/db/move-rows.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { readFilms } from './server/film.ts'
import { registerFilmVideos } from './server/film-video.ts'
import { insertFilmWatched, selectFilmsWatched } from './server/film-watched.store.ts'
import { privacyNotices } from './server/privacy-notices.ts'

export const films: Feature = {
  name: 'films',
  readContent: (folder, { moduleCount }) => ({ films: readFilms(folder, moduleCount) }),
  async routes({ app, serve }, parts) {
    // Made once, so that each is compressed once.
    const answers = new Map(
      [...parts.films.byModule].map(([moduleNumber, localized]) => [
        moduleNumber,
        new Map([...localized].map(([language, film]) => [language, { film }])),
      ]),
    )
    serve(getFilm, async ({ params: { moduleNumber }, chooseLanguage }) => {
      const inLanguages = answers.get(moduleNumber)
      if (!inLanguages) return refuse('no-film', 'There is no film of this module.')
      return inLanguage(inLanguages, chooseLanguage([...inLanguages.keys()]))
    })
    serve(watchFilm, async ({ caller, params: { moduleNumber } }) => {
      if (!answers.has(moduleNumber)) return refuse('no-film', 'There is no film of this module.')
      await insertFilmWatched(parts.db, caller.id, moduleNumber, parts.clock())
      return { moduleNumber }
    })
    await registerFilmVideos(app, parts.films, parts.config.server.contentDir)
  },
  privacyNotices,
  ownData: { films: ownData(filmsExport, (db, { id }) => selectFilmsWatched(db, id)) },
  usedTables: ['films_watched'],
  adopt: (tx, from, to) => moveRows(tx, { table: 'films_watched', key: ['module_number'], from, to }),
}
