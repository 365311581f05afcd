import { lineTime } from '#features/films/server/film.ts'
import type { Fault } from '../fault.ts'
import { parseYaml } from '../yaml-text.ts'

export interface FilmText {
  readonly file: string
  readonly moduleNumber: number
  readonly video: string | undefined
  readonly scenes: readonly SceneText[]
  /** The whole length in ms. */
  readonly ms: number
}

/** `drawing` is empty in a translation, which leaves it out. */
export interface SceneText {
  readonly id: string
  readonly line: number
  readonly drawing: string
  readonly lines: readonly LineText[]
}

export interface LineText {
  readonly text: string
  readonly line: number
  readonly moves: readonly MoveText[]
}

export interface MoveText {
  readonly line: number
  readonly part: string
  readonly does: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Keeps what it can read; what the app would refuse beyond that is found by its own reader. */
export function parseFilm(
  file: string,
  moduleNumber: number,
  text: string,
): { film: FilmText | undefined; faults: Fault[] } {
  const { values, lineOf, faults } = parseYaml(file, text)
  if (faults.length) return { film: undefined, faults }
  const { video, scenes: given } = recordOf(values)
  const scenes = listOf(given).map((scene, index): SceneText => {
    const at = ['scenes', index]
    const { id, drawing, lines } = recordOf(scene)
    return {
      id: textOf(id),
      line: lineOf(at),
      drawing: textOf(drawing),
      lines: listOf(lines).map((line, place) => readLine(line, [...at, 'lines', place])),
    }
  })
  const ms = scenes.flatMap(({ lines }) => lines).reduce((sum, line) => sum + lineTime(line.text), 0)
  return {
    film: { file, moduleNumber, video: typeof video === 'string' ? video : undefined, scenes, ms },
    faults,
  }

  // A translation has the words alone.
  function readLine(value: unknown, at: readonly (string | number)[]): LineText {
    const { say, moves } = recordOf(value)
    return {
      text: textOf(typeof value === 'string' ? value : say),
      line: lineOf(at),
      moves: listOf(moves).map((move, index) => {
        const named = recordOf(move)
        return {
          line: lineOf([...at, 'moves', index]),
          part: textOf(named.part),
          does: textOf(named.do),
          values: named,
        }
      }),
    }
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
