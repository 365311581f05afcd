import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Film, FilmMove, FilmScene } from '#features/films/contract.ts'
import { readModuleCount } from '#features/modules/server/modules.content.ts'
import {
  type ContentFolder,
  type Localized,
  openContentFolder,
  readLocalized,
} from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import {
  type FilmFile,
  type MoveOfFile,
  partId,
  readFilmFile,
  readTranslatedFilmFile,
  type SceneOfFile,
  type TranslatedFilmFile,
  videoAddress,
} from './films.content.ts'

export interface Films {
  /** Whether they are those of the app, and so the videos that they name. */
  readonly isOwn: boolean
  readonly languages: readonly string[]
  /** Modules without a film are left out. */
  readonly byModule: ReadonlyMap<number, Localized<Film>>
}

/** Those of the app where a content folder of as many modules has no folder `films`. @throws ContentError */
export function readFilms(folder: ContentFolder, moduleCount: number): Films {
  if (existsSync(join(folder.dir, 'films'))) return readFilmsIn(folder, moduleCount)
  const own = openContentFolder(ownContentDir)
  return readModuleCount(own) === moduleCount
    ? readFilmsIn(own, moduleCount)
    : { isOwn: false, languages: folder.languages, byModule: new Map() }
}

function readFilmsIn(folder: ContentFolder, moduleCount: number): Films {
  const modules = Array.from({ length: moduleCount }, (_, index) => index + 1)
  const films = modules.flatMap((number) => {
    const film = readFilm(folder, number)
    return film ? [[number, film] as const] : []
  })
  const isOwn = folder.dir === ownContentDir
  return { isOwn, languages: folder.languages, byModule: new Map(films) }
}

/** In ms: nothing says how long an operator's own video is. */
const longestVideo = 600_000

/** `ms` of the language in which it takes longest; not known where one of them is an operator's own video. */
export function filmLength({ byModule }: Films, moduleNumber: number): { ms: number; isKnown: boolean } {
  const lengths = [...(byModule.get(moduleNumber)?.values() ?? [])].map(({ ms }) => ms)
  return {
    ms: Math.max(0, ...lengths.map((ms) => ms || longestVideo)),
    isKnown: lengths.length > 0 && !lengths.includes(0),
  }
}

/** Undefined without a file in the first language. @throws ContentError */
export function readFilm(folder: ContentFolder, moduleNumber: number): Localized<Film> | undefined {
  const file = `films/module-${moduleNumber}.yaml`
  if (!existsSync(join(folder.dir, file))) return undefined
  const [first = ''] = folder.languages
  let original: FilmFile | undefined
  return readLocalized(folder, file, (path, language): Film => {
    const translated = original && readTranslatedFilmFile(path, original)
    original ??= readFilmFile(path)
    const own = translated ?? original
    const film = { moduleNumber, title: own.title, language }
    if (own.video !== undefined) return ofVideo(film, videoAddress(language, own.video))
    if (original.video !== undefined) return ofVideo(film, videoAddress(first, original.video))
    const scenes = composeScenes(original, translated)
    const times = scenes.flatMap(({ lines }) => lines.map(({ ms }) => ms))
    return { ...film, ms: sum(times), ...posterAt(original, times), scenes }
  })
}

const ofVideo = (film: Pick<Film, 'moduleNumber' | 'title' | 'language'>, video: string): Film => ({
  ...film,
  ms: 0,
  scenes: [],
  video,
})

/** When its line has shown all that it shows. */
function posterAt({ scenes = [] }: FilmFile, times: readonly number[]): Pick<Film, 'posterMs'> {
  const number = scenes.flatMap(({ lines }) => lines).findIndex(({ poster }) => poster)
  return number === -1 ? {} : { posterMs: sum(times.slice(0, number + 1)) - 1 }
}

const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0)

function composeScenes({ scenes = [], drawings }: FilmFile, translated?: TranslatedFilmFile): FilmScene[] {
  return scenes.map(({ id, drawing, lines }, place) => ({
    id,
    svg: drawings.get(drawing) ?? '',
    lines: lines.map(({ say, moves }, index) => {
      const text = translated?.scenes?.[place]?.lines[index] ?? say
      return { text, ms: lineTime(text), moves: moves.map((move) => composeMove(drawing, move)) }
    }),
  }))
}

function composeMove(drawing: SceneOfFile['drawing'], { seconds, ...move }: MoveOfFile): FilmMove {
  return { ...move, part: partId(drawing, move.part), ms: Math.round(seconds * 1000) }
}

const shortest = 2000
const pause = 700
const ofCharacter = 75

/** How long a line of a film stays, in ms: as long as reading it, or hearing it, takes in its language. */
export const lineTime = (text: string): number => Math.max(shortest, pause + ofCharacter * [...text].length)

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly films: Films
  }
}
