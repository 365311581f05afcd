import type { Film, FilmLine, FilmMove, FilmScene } from '#features/films/contract.ts'

/** What differs from how a part was drawn: `x` and `y` in the drawing's units, `turn` in degrees, the others as factors. */
export interface PartState {
  readonly opacity: number
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly grow: number
  /** How much of its lines is there, from their beginning. */
  readonly drawn: number
}

/** `number` counts the lines of the film from 0; times are in ms from its beginning. */
export interface TimedLine {
  readonly number: number
  readonly scene: FilmScene
  readonly line: FilmLine
  readonly startsAt: number
  readonly endsAt: number
}

export function linesOf(film: Film): TimedLine[] {
  let at = 0
  return film.scenes
    .flatMap((scene) => scene.lines.map((line) => ({ scene, line })))
    .map(({ scene, line }, number) => {
      const startsAt = at
      at += line.ms
      return { number, scene, line, startsAt, endsAt: at }
    })
}

/** The line of a time. A line begins where the one before it ends; before the film is the first, after it the last. */
export function lineAt(lines: readonly TimedLine[], ms: number): TimedLine {
  const line = lines.findLast(({ startsAt }) => startsAt <= ms) ?? lines[0]
  if (!line) throw new RangeError('a film without lines has no moments')
  return line
}

/**
 * What is to be seen and read at a time, whatever was seen before. The film is one with scenes. `parts` are by the id in the
 * drawing; those that the scene does not move are left out.
 */
export function momentOf(film: Film, ms: number) {
  const lines = linesOf(film)
  const now = lineAt(lines, ms)
  const moves = lines.filter(({ scene }) => scene === now.scene).flatMap(movesOf)
  return { ...now, parts: partsAt(moves, ms) }
}

/** The same film without motion: what moved is at once where it went to. */
export function asCuts(film: Film): Film {
  const cut = (line: FilmLine): FilmLine => ({
    ...line,
    moves: line.moves.map((move) => ({ ...move, ms: 0 })),
  })
  return { ...film, scenes: film.scenes.map((scene) => ({ ...scene, lines: scene.lines.map(cut) })) }
}

interface TimedMove {
  readonly move: FilmMove
  readonly startsAt: number
  readonly ms: number
}

/** A move is over when its line is. */
function movesOf({ line, startsAt, endsAt }: TimedLine): TimedMove[] {
  return line.moves
    .map((move) => {
      const start = startsAt + move.at * line.ms
      return { move, startsAt: start, ms: Math.max(0, Math.min(move.ms, endsAt - start)) }
    })
    .toSorted((one, other) => one.startsAt - other.startsAt)
}

function partsAt(moves: readonly TimedMove[], ms: number): Map<string, PartState> {
  const names = new Set(moves.map(({ move }) => move.part))
  return new Map(
    [...names].map((name) => {
      const own = moves.filter(({ move }) => move.part === name)
      return [name, stateAt(own, ms)]
    }),
  )
}

type Quantity = keyof PartState

function stateAt(moves: readonly TimedMove[], ms: number): PartState {
  const at = (quantity: Quantity, drawn: number): number => {
    let glide = { from: drawn, to: drawn, startsAt: 0, ms: 0 }
    for (const { move, startsAt, ms: takes } of moves) {
      const to = goals(move)[quantity]
      // One that begins before another is over goes on from where that one is.
      if (to !== undefined && startsAt <= ms)
        glide = { from: between(glide, startsAt), to, startsAt, ms: takes }
    }
    return between(glide, ms)
  }
  return {
    opacity: at('opacity', firstOf(moves, ['appear', 'vanish']) === 'appear' ? 0 : 1),
    x: at('x', 0),
    y: at('y', 0),
    turn: at('turn', 0),
    grow: at('grow', 1),
    drawn: at('drawn', firstOf(moves, ['draw']) ? 0 : 1),
  }
}

const firstOf = (moves: readonly TimedMove[], kinds: readonly FilmMove['do'][]) =>
  moves.find(({ move }) => kinds.includes(move.do))?.move.do

function goals(move: FilmMove): Partial<PartState> {
  switch (move.do) {
    case 'appear':
      return { opacity: 1 }
    case 'vanish':
      return { opacity: 0 }
    case 'move':
      return { x: move.by[0], y: move.by[1] }
    case 'turn':
      return { turn: move.to }
    case 'grow':
      return { grow: move.to }
    case 'draw':
      return { drawn: 1 }
  }
}

interface Glide {
  readonly from: number
  readonly to: number
  readonly startsAt: number
  readonly ms: number
}

function between({ from, to, startsAt, ms }: Glide, at: number): number {
  const done = at - startsAt >= ms ? 1 : Math.max(0, (at - startsAt) / ms)
  // Sets out and arrives gently.
  return from + (to - from) * done * done * (3 - 2 * done)
}
