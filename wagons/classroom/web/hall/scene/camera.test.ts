import { expect, test } from 'vitest'
import { hall, placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { ease, isSameShot, type Shot, shotOf, wordsHeight } from './camera.ts'
import { board, floorX, floorZ, room } from './dimensions.ts'

const shapes = {
  upright: { width: 360, height: 392 },
  tall: { width: 360, height: 640 },
  low: { width: 360, height: 312 },
  lying: { width: 640, height: 360 },
  wide: { width: 1280, height: 660 },
}
type Size = (typeof shapes)['wide']
const places = [1, 8, 20, 40].map(placeOfSeat)
const corners = [40, hall.width - 40].flatMap((x) => [120, hall.depth - 40].map((z) => ({ x, z })))

/** Tangents of where a point is seen: to the right and up, of half a picture. */
function seen(
  { from, to, angle }: Shot,
  { width, height }: Size,
  [x, y, z]: readonly [number, number, number],
) {
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
    right: (dx * rx + dz * rz) / depth / half / (width / height),
    up: (dx * up[0] + dy * up[1] + dz * up[2]) / depth / half,
  }
}

test.each(Object.entries(shapes))(
  'from behind, the own figure is seen in the %s picture wherever it is',
  (_, size) => {
    for (const place of [...places, ...corners]) {
      const shot = shotOf('behind', place, size)
      const { depth, right, up } = seen(shot, size, [floorX(place.x), 0.8, floorZ(place.z)])
      expect(depth).toBeGreaterThan(1)
      expect(Math.abs(right)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
  },
)

test.each(Object.entries(shapes))('all of the board is in the %s picture of it', (_, size) => {
  const shot = shotOf('board', placeOfSeat(1), size)
  for (const x of [-board.width / 2, board.width / 2])
    for (const y of [board.bottom, board.bottom + board.height]) {
      const { right, up } = seen(shot, size, [x, y, board.z])
      expect(Math.abs(right)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }
})

// Where the picture is low the words are small.
test.each(Object.entries(shapes))(
  'in the %s picture two lines of words have room below the board, above the heads of those who sit',
  (_, size) => {
    const foot = board.bottom - board.frame
    for (const [view, head] of [
      ['board', undefined],
      ['behind', 1.66],
    ] as const)
      for (const place of [1, 8, 20].map(placeOfSeat)) {
        const shot = shotOf(view, place, size)
        const below = seen(shot, size, [floorX(place.x) * 0.5, foot, board.z]).up
        const end = head === undefined ? -1 : seen(shot, size, [floorX(place.x), head, floorZ(place.z)]).up
        expect(((below - end) / 2) * size.height).toBeGreaterThan(
          size === shapes.lying ? 52 : wordsHeight - 1,
        )
      }
  },
)

test('all of the board is seen from a place on a phone, and it fills more than three quarters of it', () => {
  const size = shapes.upright
  for (const place of [1, 2, 4].map(placeOfSeat)) {
    const shot = shotOf('behind', place, size)
    const [left, right] = [-1, 1].map(
      (side) => seen(shot, size, [(side * board.width) / 2, board.bottom, board.z]).right,
    ) as [number, number]
    expect(left).toBeGreaterThan(-1)
    expect(right).toBeLessThan(1)
    expect(right - left).toBeGreaterThan(1.5)
    expect(seen(shot, size, [0, board.bottom + board.height, board.z]).up).toBeLessThan(1)
  }
})

test('on a phone the host beside the board is in the picture of those on the first places, not cut by its edge', () => {
  const { x, z } = placeOfSeat(0)
  for (const place of [1, 2, 3, 4, 5, 6].map(placeOfSeat)) {
    const shot = shotOf('behind', place, shapes.upright)
    const { right, up } = seen(shot, shapes.upright, [floorX(x) + 0.55, 1.2, floorZ(z)])
    expect(right).toBeLessThan(0.96)
    expect(up).toBeGreaterThan(-1)
  }
})

test('the camera stays in the hall and looks to the board', () => {
  for (const size of Object.values(shapes))
    for (const view of ['behind', 'board', 'seat'] as const)
      for (const place of [...places, ...corners]) {
        const { from, to } = shotOf(view, place, size)
        expect(Math.abs(from[0])).toBeLessThan(room.half - 1)
        expect(from[2]).toBeLessThan(room.endWall + room.bay * room.bays)
        expect(to[2]).toBeLessThan(from[2])
      }
})

test('the camera moves smoothly, arrives, and then stays', () => {
  let shot = shotOf('behind', placeOfSeat(1), shapes.wide)
  const goal = shotOf('board', placeOfSeat(1), shapes.wide)
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
