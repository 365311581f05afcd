// `npm run render-films [-- --module 3 --language fr --out DIR]`: makes a video and a file of captions of each film, for
// operators who show them elsewhere. They have no sound.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, UsageError } from '#app/server/commands/command.ts'
import { readFilms } from '#features/films/server/film.ts'
import { readModuleCount, readProgrammes } from '#features/modules/server/modules.content.ts'
import { inLanguage, openContentFolder } from '#platform/server/content/content-folder.ts'
import { ContentError } from '#platform/server/content/yaml-file.ts'
import { writeCaptions } from './captions.ts'
import { encodeVideo, requireFfmpeg } from './encode-video.ts'
import { findWantedFilms, RenderError } from './wanted-films.ts'

const picturesPerSecond = 12

await runCommand(
  'render-films -- [--module NUMBER] [--language CODE] [--out DIR]',
  {
    module: { type: 'string' },
    language: { type: 'string' },
    out: { type: 'string', default: 'dist/films' },
  },
  async ({ values, positionals, config }) => {
    if (positionals.length > 0) throw new UsageError()
    const folder = openContentFolder(config().server.contentDir)
    const programmes = inLanguage(readProgrammes(folder), '')
    const seasonOf = (number: number) =>
      programmes.find(({ modules }) => modules.some((module) => module.number === number))?.season
    const films = findWantedFilms(readFilms(folder, readModuleCount(folder)), values)
    requireFfmpeg()
    // Takes its time to load, which is not spent when something is missing.
    const { openBrowser, photographFilm } = await import('./photograph-film.ts')
    const browser = await openBrowser()
    try {
      mkdirSync(values.out, { recursive: true })
      for (const film of films) {
        const name = join(values.out, `module-${film.moduleNumber}.${film.language}`)
        const season = seasonOf(film.moduleNumber)
        const pictures = photographFilm(browser, film, { season, picturesPerSecond })
        await encodeVideo(pictures, picturesPerSecond, `${name}.webm`)
        writeFileSync(`${name}.vtt`, writeCaptions(film))
        console.log(`${name}.webm, ${name}.vtt: ${Math.round(film.ms / 1000)} s`)
      }
    } finally {
      await browser.close()
    }
  },
  [ContentError, RenderError],
)
