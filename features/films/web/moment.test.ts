import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Film, FilmLine, FilmMove } from '#features/films/contract.ts'
import { asCuts, lineAt, linesOf, momentOf, type PartState } from './moment.ts'

const filmOf = (...scenes: FilmLine[][]): Film => ({
  moduleNumber: 1,
  title: 'A film',
  language: 'en',
  ms: scenes.flat().reduce((sum, { ms }) => sum + ms, 0),
  scenes: scenes.map((lines, index) => ({ id: `scene-${index}`, svg: '<svg/>', lines })),
})
const line = (ms: number, ...moves: FilmMove[]): FilmLine => ({ text: `${ms} ms`, ms, moves })
const move = (x: number, y: number, at = 0, ms = 1000, part = 'coin'): FilmMove => ({
  part,
  at,
  ms,
  do: 'move',
  by: [x, y],
})
const doing = (what: 'appear' | 'vanish' | 'draw', at = 0, ms = 1000): FilmMove => ({
  part: 'coin',
  at,
  ms,
  do: what,
})
const coinAt = (film: Film, ms: number) => momentOf(film, ms).parts.get('coin')

const asDrawn: PartState = { opacity: 1, x: 0, y: 0, turn: 0, grow: 1, drawn: 1 }

describe('a part', () => {
  it('goes gently, counted from where it was drawn, and stays until the scene ends', () => {
    const film = filmOf([line(4000, move(10, 20, 0.5)), line(2000)], [line(2000)])
    expect([0, 2000, 2500, 3000, 5999].map((ms) => coinAt(film, ms)?.x)).toEqual([0, 0, 5, 10, 10])
    expect(coinAt(film, 2100)?.y).toBeLessThan(2)
    expect(coinAt(film, 6000)).toBeUndefined()
  })

  it('goes on from where it is when another move begins', () => {
    const film = filmOf([line(4000, move(10, 0), move(-5, 0, 0.125))])
    expect([500, 1000, 1500, 3000].map((ms) => coinAt(film, ms)?.x)).toEqual([5, 0, -5, -5])
  })

  it('has arrived when its line ends, however late it set out', () => {
    const film = filmOf([line(2000, move(10, 0, 0.9, 5000)), line(2000)])
    expect(coinAt(film, 1900)?.x).toBe(5)
    expect(coinAt(film, 2000)?.x).toBe(10)
  })

  it('is not there before it appears or is drawn, and is there before it vanishes', () => {
    const appearing = filmOf([line(2000), line(2000, doing('appear')), line(2000, doing('vanish'))])
    expect([0, 2000, 2500, 4000, 4500, 5999].map((ms) => coinAt(appearing, ms)?.opacity)).toEqual([
      0, 0, 0.5, 1, 0.5, 0,
    ])
    const vanishing = filmOf([line(2000, doing('vanish')), line(2000, doing('appear'))])
    expect([0, 1000, 3000].map((ms) => coinAt(vanishing, ms)?.opacity)).toEqual([1, 0, 1])
    const drawing = filmOf([line(2000, doing('draw'))])
    expect([0, 500, 1000].map((ms) => coinAt(drawing, ms)?.drawn)).toEqual([0, 0.5, 1])
  })

  it('turns and grows to what is said', () => {
    const film = filmOf([
      line(
        2000,
        { part: 'coin', at: 0, ms: 1000, do: 'turn', to: 90 },
        { part: 'coin', at: 0, ms: 500, do: 'grow', to: 2 },
      ),
    ])
    expect(coinAt(film, 500)).toEqual({ ...asDrawn, turn: 45, grow: 2 })
  })
})

describe('without motion', () => {
  it('a part is where it goes to as soon as it sets out', () => {
    const film = asCuts(filmOf([line(4000, doing('appear', 0.25), move(10, 0, 0.5))]))
    expect([999, 1000, 1999, 2000].map((ms) => coinAt(film, ms)?.opacity)).toEqual([0, 1, 1, 1])
    expect([1999, 2000].map((ms) => coinAt(film, ms)?.x)).toEqual([0, 10])
  })
})

const someMove: fc.Arbitrary<FilmMove> = fc
  .record({
    part: fc.constantFrom('coin', 'door', 'train'),
    at: fc.constantFrom(0, 0.2, 0.5, 0.99, 1),
    ms: fc.integer({ min: 0, max: 4000 }),
    goal: fc.constantFrom(
      { do: 'appear' as const },
      { do: 'vanish' as const },
      { do: 'draw' as const },
      { do: 'move' as const, by: [40, -30] as [number, number] },
      { do: 'move' as const, by: [-5, 60] as [number, number] },
      { do: 'turn' as const, to: -90 },
      { do: 'grow' as const, to: 0 },
      { do: 'grow' as const, to: 3 },
    ),
  })
  .map(({ goal, ...rest }) => ({ ...rest, ...goal }))
const someLine = fc
  .tuple(fc.integer({ min: 2000, max: 7000 }), fc.array(someMove, { maxLength: 4 }))
  .map(([ms, moves]) => line(ms, ...moves))
const someFilm = fc
  .array(fc.array(someLine, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 })
  .map((scenes) => filmOf(...scenes))
const someTime = fc.double({ min: -1000, max: 150_000, noNaN: true })

describe('whatever the film and the time', () => {
  it('the line is that of the time, and the scene that of the line', () => {
    fc.assert(
      fc.property(someFilm, someTime, (film, ms) => {
        const now = momentOf(film, ms)
        expect(now.scene.lines).toContain(now.line)
        expect(now.endsAt - now.startsAt).toBe(now.line.ms)
        const within = Math.min(Math.max(ms, 0), film.ms - 0.001)
        expect(now.startsAt).toBeLessThanOrEqual(within)
        expect(now.endsAt).toBeGreaterThan(within)
        expect(lineAt(linesOf(film), ms).number).toBe(now.number)
      }),
    )
  })

  it('each part that a scene moves has a state within bounds', () => {
    fc.assert(
      fc.property(someFilm, someTime, (film, ms) => {
        const { scene, parts } = momentOf(film, ms)
        const moved = scene.lines.flatMap(({ moves }) => moves.map(({ part }) => part))
        expect(new Set(parts.keys())).toEqual(new Set(moved))
        for (const { opacity, x, y, turn, grow, drawn } of parts.values()) {
          for (const factor of [opacity, drawn]) expect(factor >= 0 && factor <= 1).toBe(true)
          expect(x >= -5 && x <= 40 && y >= -30 && y <= 60).toBe(true)
          expect(turn >= -90 && turn <= 0 && grow >= 0 && grow <= 3).toBe(true)
        }
      }),
    )
  })

  it('a scene begins as drawn, but for what appears or is drawn first', () => {
    fc.assert(
      fc.property(someFilm, (film) => {
        for (const { scene, line, startsAt } of linesOf(film)) {
          if (scene.lines[0] !== line) continue
          for (const [part, state] of momentOf(film, startsAt).parts) {
            const own = scene.lines.flatMap(({ moves }) => moves.filter((each) => each.part === part))
            if (own.some(({ at, ms }) => at === 0 && ms === 0)) continue
            const shown = scene.lines
              .flatMap(({ moves }) => moves.toSorted((one, other) => one.at - other.at))
              .find((each) => each.part === part && (each.do === 'appear' || each.do === 'vanish'))
            expect(state).toEqual({
              ...asDrawn,
              opacity: shown?.do === 'appear' ? 0 : 1,
              drawn: own.some((each) => each.do === 'draw') ? 0 : 1,
            })
          }
        }
      }),
    )
  })

  it('at the end of a line all is where it would be without motion', () => {
    fc.assert(
      fc.property(someFilm, (film) => {
        const cut = asCuts(film)
        for (const { endsAt, scene } of linesOf(film)) {
          const before = momentOf(film, endsAt - 1e-6)
          if (before.scene !== scene) continue
          for (const [part, state] of momentOf(cut, endsAt - 1e-6).parts)
            for (const key of Object.keys(state) as (keyof PartState)[])
              expect(before.parts.get(part)?.[key]).toBeCloseTo(state[key], 2)
        }
      }),
    )
  })
})
