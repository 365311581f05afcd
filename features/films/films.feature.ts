import type { Feature } from '#platform/server/feature.ts'
import { readFilms } from './server/film.ts'
import { registerFilmVideos } from './server/film-video.ts'
import { registerFilmsRoutes } from './server/films.routes.ts'

export const films: Feature = {
  name: 'films',
  readContent: (folder, { moduleCount }) => ({ films: readFilms(folder, moduleCount) }),
  async routes({ app, serve }, parts) {
    registerFilmsRoutes(serve, parts)
    await registerFilmVideos(app, parts.films)
  },
}
