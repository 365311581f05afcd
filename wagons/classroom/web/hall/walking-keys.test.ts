import { expect, test } from 'vitest'
import { directionOf, isWalkingKey } from './walking-keys.ts'

test('arrows and the keys of W, A, S, D lead the same ways', () => {
  expect(directionOf(['ArrowUp'])).toEqual(directionOf(['KeyW']))
  expect(directionOf(['KeyW'])).toEqual({ x: 0, z: -1 })
  expect(directionOf(['KeyD', 'ArrowDown'])).toEqual({ x: 1, z: 1 })
})

test('two keys of one way are no faster, opposite ones stand still', () => {
  expect(directionOf(['ArrowUp', 'KeyW'])).toEqual({ x: 0, z: -1 })
  expect(directionOf(['ArrowLeft', 'KeyD'])).toEqual({ x: 0, z: 0 })
  expect(directionOf([])).toEqual({ x: 0, z: 0 })
})

test('shortcuts of the browser stay its own', () => {
  const key = { code: 'KeyD', ctrlKey: false, altKey: false, metaKey: false }
  expect(isWalkingKey(key)).toBe(true)
  expect(isWalkingKey({ ...key, ctrlKey: true })).toBe(false)
  expect(isWalkingKey({ ...key, code: 'Tab' })).toBe(false)
})
