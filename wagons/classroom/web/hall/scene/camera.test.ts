import { expect, test } from 'vitest'
import { hall, placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { ease, isSameShot, type Shot, shotOf } from './camera.ts'
import { board, floorX, floorZ, room } from './dimensions.ts'

const shapes = { upright: 360 / 500, wide: 1280 / 800 }
const places = [1, 8, 20, 40].map(placeOfSeat)
const corners = [40, hall.width - 40].flatMap((x) => [120, hall.depth - 40].map((z) => ({ x, z })))

/** Tangents of where a point is seen: to the right and up, of half a picture. */
function seen({ from, to, angle }: Shot, aspect: number, [x, y, z]: readonly [number, number, number]) {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const length = Math.hypot(...way)
  const [fx, fy, fz] = way.map((part) => part / length) as [number, number, number]
  const flat = Math.hypot(fx, fz)
  const [rx, rz] = [-fz / flat, fx / flat]
  const up = [-rz * fy, rz * fx - rx * fz, rx * fy] as const
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]]
  const depth = dx * fx + dy * fy + dz * fz
  const half = Math.tan((angle * Math.PI) / 360)
  return {
    depth,
    right: (dx * rx + dz * rz) / depth / half / aspect,
    up: (dx * up[0] + dy * up[1] + dz * up[2]) / depth / half,
  }
}

test.each(Object.entries(shapes))(
  'from behind, the own figure is seen in the %s picture wherever it is',
  (_, aspect) => {
    for (const place of [...places, ...corners]) {
      const shot = shotOf('behind', place, aspect)
      const { depth, right, up } = seen(shot, aspect, [floorX(place.x), 0.8, floorZ(place.z)])
      expect(depth).toBeGreaterThan(1)
      expect(Math.abs(right)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
  },
)

test.each(Object.entries(shapes))('all of the board is in the %s picture of it', (_, aspect) => {
  const shot = shotOf('board', placeOfSeat(1), aspect)
  for (const x of [-board.width / 2, board.width / 2])
    for (const y of [board.bottom, board.bottom + board.height]) {
      const { right, up } = seen(shot, aspect, [x, y, board.z])
      expect(Math.abs(right)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
})

test('the camera stays in the hall and looks to the board', () => {
  for (const aspect of Object.values(shapes))
    for (const view of ['behind', 'board', 'seat'] as const)
      for (const place of [...places, ...corners]) {
        const { from, to } = shotOf(view, place, aspect)
        expect(Math.abs(from[0])).toBeLessThan(room.half - 1)
        expect(from[2]).toBeLessThan(room.endWall + room.bay * room.bays)
        expect(to[2]).toBeLessThan(from[2])
      }
})

test('the camera moves smoothly, arrives, and then stays', () => {
  let shot = shotOf('behind', placeOfSeat(1), 1.6)
  const goal = shotOf('board', placeOfSeat(1), 1.6)
  const way = () => Math.hypot(...[0, 1, 2].map((axis) => (goal.from[axis] ?? 0) - (shot.from[axis] ?? 0)))
  let steps = 0
  for (; !isSameShot(shot, goal) && steps < 400; steps++) {
    const before = way()
    shot = ease(shot, goal, 1 / 60)
    expect(way()).toBeLessThanOrEqual(before)
  }
  expect(steps).toBeLessThan(200)
  expect(ease(shot, goal, 1 / 60)).toEqual(goal)
})
