import { expect, test } from 'vitest'
import { type Area, placeOfName } from './name-places.ts'

const phone = { width: 360, height: 392 }
const board: Area = { left: 30, right: 330, top: 20, bottom: 210 }
const caption: Area = { left: 20, right: 340, top: 215, bottom: 269 }

const covers = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('a name stands right above its figure where nothing else is', () => {
  const name = placeOfName({ x: 180, y: 300, half: 40 }, phone, [board])
  expect(name?.bottom).toBeLessThan(300)
  expect(name?.bottom).toBeGreaterThan(290)
  expect([name?.left, name?.right]).toEqual([140, 220])
})

test('no name lies over the board, the line below it or another name, or is cut by the edge', () => {
  for (let x = 0; x <= phone.width; x += 30)
    for (let y = 0; y <= phone.height; y += 7) {
      const taken = [board, caption]
      for (const shift of [0, 12, -30]) {
        const name = placeOfName({ x: x + shift, y, half: 42 }, phone, taken)
        if (!name) continue
        expect(taken.filter((one) => covers(name, one))).toEqual([])
        expect(Math.min(name.left, name.top)).toBeGreaterThanOrEqual(0)
        expect(name.right).toBeLessThanOrEqual(phone.width)
        expect(name.bottom).toBeLessThanOrEqual(phone.height)
        taken.push(name)
      }
    }
})

test('the name of one who stands before the board stands below it, under the hat', () => {
  const name = placeOfName({ x: 300, y: 240, half: 42 }, phone, [board, caption])
  expect(name?.top).toBeGreaterThan(caption.bottom)
  expect(name?.right).toBeLessThanOrEqual(phone.width)
})

test('the name of one who stands with no room above the head is beside it, and covers no one else', () => {
  const host = { x: 280, y: 272, foot: 340, half: 42 }
  const name = placeOfName(host, phone, [board, caption], [{ left: 180, right: 200, top: 310, bottom: 330 }])
  expect(name?.right).toBeLessThan(host.x)
  expect(name?.top).toBeGreaterThan(caption.bottom)
  expect(name?.bottom).toBeLessThan(host.foot)
})

test('the name of one who stands with no room above the head or beside it is over the legs, and hides no face', () => {
  const others: Area = { left: 150, right: 255, top: 260, bottom: 340 }
  for (const y of [250, 262, 280]) {
    const foot = y + 78
    const name = placeOfName({ x: 300, y, foot, half: 42 }, phone, [board, caption, others])
    expect(name?.top).toBeGreaterThanOrEqual((y + foot) / 2)
    expect(name?.bottom).toBeLessThanOrEqual(foot)
  }
})

test('a name is over the face of no one else where there is another place near', () => {
  const face: Area = { left: 165, right: 205, top: 270, bottom: 300 }
  const name = placeOfName({ x: 180, y: 300, half: 18, plate: 22 }, phone, [board], [face])
  expect(name && covers(name, face)).toBe(false)
  expect(name && name.bottom - name.top).toBe(22)
})

test('who is not in the picture, or far from any free place, has no name in it', () => {
  expect(placeOfName({ x: 100, y: 400, half: 20 }, phone, [])).toBeUndefined()
  expect(placeOfName({ x: 480, y: 300, half: 42 }, phone, [])).toBeUndefined()
  expect(placeOfName({ x: 180, y: 100, half: 42 }, phone, [board, caption])).toBeUndefined()
})
