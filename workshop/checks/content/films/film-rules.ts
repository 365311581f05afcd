import { brotliCompressSync } from 'node:zlib'
import type { Film } from '#features/films/contract.ts'
import { partId } from '#features/films/server/films.content.ts'
import type { Localized } from '#platform/server/content/content-folder.ts'
import type { Fault } from '../fault.ts'
import { findUnshown } from '../lessons/diagram-rules.ts'
import type { DiagramText } from '../lessons/diagram-text.ts'
import { findReadingFaults } from '../reading-level.ts'
import type { FilmText, LineText, MoveText, SceneText } from './film-text.ts'

const shortest = 120_000
const longest = 180_000
const longestTranslation = 215_000
const widestCaption = 42
const mostCaptionLines = 2
const leastMoving = 2 / 3
const heaviest = 30_000

/** What may be said of a film in any language. */
export function findFilmFaults(film: FilmText, language: string, isTranslation = false): Fault[] {
  const { file, video, scenes, ms } = film
  if (video !== undefined || scenes.length === 0) return []
  const lines = scenes.flatMap((scene) => scene.lines)
  const most = isTranslation ? longestTranslation : longest
  const reason = `lasts ${seconds(ms)} s; a film lasts ${seconds(shortest)} to ${seconds(most)} s`
  return [
    ...(ms < shortest || ms > most ? [{ file, line: 1, reason }] : []),
    ...lines.flatMap((line) => faultsOfCaption(file, line)),
    ...findReadingFaults({ file, blocks: lines.filter(({ text }) => text) }, language, 'film'),
  ]
}

/** What may be said of the first language alone: a translation has its moves. `drawings` are those of the folder. */
export function findFilmSceneFaults(film: FilmText, drawings: readonly DiagramText[]): Fault[] {
  const { file, scenes } = film
  const faults = scenes.flatMap((scene, index) => [
    ...faultsOfId(file, scene, scenes.slice(0, index)),
    ...faultsOfParts(file, scene, drawings),
    ...scene.lines.flatMap(({ moves }) => moves.flatMap((move) => faultsOfMove(file, move))),
  ])
  const lines = scenes.flatMap((scene) => scene.lines)
  const moving = lines.filter(({ moves }) => moves.length > 0).length
  if (moving >= lines.length * leastMoving) return faults
  const reason = `${moving} of ${lines.length} lines have moves; let a part do something in two of three`
  return [...faults, { file, line: 1, reason }]
}

/** `drawings` of the folder that no film shows. */
export const findUnusedDrawings = (drawings: readonly DiagramText[], films: readonly FilmText[]) =>
  findUnshown(
    drawings,
    films.flatMap(({ scenes }) => scenes.map(({ drawing }) => drawing)),
    'no film shows this drawing; show it in one, or delete it',
  )

/** Of what is sent, with the drawings. */
export function findFilmSizeFaults(file: string, film: Localized<Film>): Fault[] {
  const sizes = [...film.values()].map((one) => brotliCompressSync(JSON.stringify({ film: one })).length)
  const size = Math.max(...sizes)
  if (size <= heaviest) return []
  const reason = `takes ${kilobytes(size)} with its drawings; a film takes at most ${kilobytes(heaviest)}`
  return [{ file, line: 1, reason }]
}

function faultsOfCaption(file: string, { text, line }: LineText): Fault[] {
  const wrapped = captionLines(text)
  if (wrapped.length <= mostCaptionLines && wrapped.every(({ length }) => length <= widestCaption)) return []
  const reason = `"${text}" does not go into a caption of ${mostCaptionLines} lines of ${widestCaption} characters; make it shorter, or two lines of it`
  return [{ file, line, reason }]
}

/** Broken where the player breaks it: at spaces, as late as they allow; not at those that keep words together. */
export function captionLines(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= widestCaption)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function faultsOfId(file: string, { id, line }: SceneText, before: readonly SceneText[]): Fault[] {
  const twin = before.find((other) => other.id === id)
  const reason = !/^[a-z0-9-]{1,64}$/.test(id)
    ? `the id "${id}" must be small letters, digits and dashes`
    : twin && `the id "${id}" is used already in line ${twin.line}; give this scene its own`
  return reason ? [{ file, line, reason }] : []
}

function faultsOfParts(file: string, scene: SceneText, drawings: readonly DiagramText[]): Fault[] {
  const drawing = drawings.find(({ name }) => `${name}.svg` === scene.drawing)
  if (!drawing) {
    const reason = `there is no drawing "${scene.drawing}" beside this file; draw it, or mend its name`
    return [{ file, line: scene.line, reason }]
  }
  const ids = new Set(drawing.elements.flatMap(({ attributes }) => attributes.id ?? []))
  const moves = scene.lines.flatMap((line) => line.moves)
  return moves
    .filter(({ part }) => !ids.has(partId(scene.drawing, part)))
    .map(({ line, part }) => ({
      file,
      line,
      reason: `${drawing.file} has no part "${part}": no element with id="${partId(scene.drawing, part)}"`,
    }))
}

type Range = readonly [least: number, most: number]

const kinds: Readonly<Record<string, readonly string[]>> = {
  appear: [],
  vanish: [],
  move: ['by'],
  turn: ['to'],
  grow: ['to'],
  draw: [],
}

// As far as from one end of the picture to the other, twice round, four times as large.
const ranges: Readonly<Record<string, Range>> = {
  at: [0, 1],
  seconds: [0, 10],
  'turn to': [-720, 720],
  'grow to': [0, 4],
}
const farthest: readonly Range[] = [
  [-400, 400],
  [-300, 300],
]

function faultsOfMove(file: string, { line, does, values }: MoveText): Fault[] {
  const own = kinds[does]
  if (!own)
    return [{ file, line, reason: `"do: ${does}" is not known; a part can ${Object.keys(kinds).join(', ')}` }]
  const missing = own.filter((key) => values[key] === undefined)
  const unknown = Object.keys(values).filter((key) => !['part', 'do', 'at', 'seconds', ...own].includes(key))
  const reasons = [
    ...missing.map((key) => `"${does}" needs "${key}"; add it`),
    ...unknown.map((key) => `"${key}" is not known of "${does}"; delete it`),
    ...Object.keys(values).flatMap((key) => {
      const range = ranges[key] ?? ranges[`${does} ${key}`]
      return range && own.concat('at', 'seconds').includes(key) ? outside(key, values[key], range) : []
    }),
    ...(does === 'move' && values.by !== undefined ? faultsOfWay(values.by) : []),
  ]
  return reasons.map((reason) => ({ file, line, reason }))
}

function faultsOfWay(by: unknown): string[] {
  if (!Array.isArray(by) || by.length !== 2) return ['"by" must be two numbers: [to the right, down]']
  return farthest.flatMap((range, index) => outside('by', by[index], range))
}

function outside(key: string, value: unknown, [least, most]: Range): string[] {
  if (typeof value === 'number' && value >= least && value <= most) return []
  return [`"${key}" is ${JSON.stringify(value)}; it must be a number from ${least} to ${most}`]
}

const seconds = (ms: number) => Math.round(ms / 1000)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
