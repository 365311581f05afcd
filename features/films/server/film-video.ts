import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pathIn } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import type { Films } from './film.ts'
import { videoPrefix } from './films.content.ts'

const videosOf = ({ byModule }: Films) =>
  [...byModule.values()].flatMap((film) => [...film.values()].flatMap(({ video }) => video ?? []))

/** The sites that videos are fetched from, for the content security policy. */
export const videoOrigins = (films: Films): string[] => [
  ...new Set(
    videosOf(films)
      .filter((video) => video.startsWith('https:'))
      .map((video) => new URL(video).origin),
  ),
]

/** The videos that films name and no other file beside them, in whichever pieces a player asks for. */
export async function registerFilmVideos(
  app: FastifyInstance,
  films: Films,
  contentDir: string,
): Promise<void> {
  const folder = { dir: films.isOwn ? ownContentDir : contentDir, languages: films.languages }
  const named = new Set(videosOf(films))
  for (const language of films.languages) {
    const prefix = videoPrefix(language)
    if (![...named].some((video) => video.startsWith(prefix))) continue
    await app.register(fastifyStatic, {
      root: pathIn(folder, language, 'films'),
      prefix,
      index: false,
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => named.has(`${prefix}${path.replace(/^\//, '')}`),
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
  }
}
