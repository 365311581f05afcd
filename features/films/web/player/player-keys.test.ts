import { describe, expect, it } from 'vitest'
import { actionOf } from './player-keys.ts'

const bare = { ctrlKey: false, altKey: false, metaKey: false }
const rail = { tagName: 'INPUT', type: 'range' }
const button = { tagName: 'BUTTON' }
const pressed = (key: string, target: { tagName: string; type?: string } = rail, isRightToLeft = false) =>
  actionOf({ ...bare, key }, target, isRightToLeft)

it.each([
  [' ', { toggle: 'play' }],
  ['k', { toggle: 'play' }],
  ['K', { toggle: 'play' }],
  ['m', { toggle: 'voice' }],
  ['c', { toggle: 'captions' }],
  ['f', { toggle: 'fullScreen' }],
  ['j', { seekBy: -10_000 }],
  ['l', { seekBy: 10_000 }],
  ['ArrowRight', { seekBy: 5_000 }],
  ['ArrowLeft', { seekBy: -5_000 }],
  ['ArrowUp', { seekBy: 5_000 }],
  ['ArrowDown', { seekBy: -5_000 }],
  ['0', { seekTo: 0 }],
  ['7', { seekTo: 0.7 }],
  ['Home', { seekTo: 0 }],
  ['End', { seekTo: 1 }],
  ['x', undefined],
  ['Tab', undefined],
])('%j does what it does in other players', (key, action) => {
  expect(pressed(key)).toEqual(action)
})

describe('keys that belong to others', () => {
  it('press the button and open the part that has the focus, and are otherwise the player’s', () => {
    for (const target of [button, { tagName: 'SUMMARY' }]) expect(pressed(' ', target)).toBeUndefined()
    expect(pressed('k', button)).toEqual({ toggle: 'play' })
  })

  it('choose in a list and write in a field', () => {
    for (const key of [' ', 'k', 'ArrowRight', 'End', '1'])
      for (const target of [{ tagName: 'SELECT' }, { tagName: 'INPUT', type: 'text' }])
        expect(pressed(key, target)).toBeUndefined()
  })

  it('move the page up and down', () => {
    expect(pressed('ArrowDown', button)).toBeUndefined()
  })

  it.each(['ctrlKey', 'altKey', 'metaKey'])('are the browser’s together with %s', (modifier) => {
    expect(actionOf({ ...bare, key: 'f', [modifier]: true }, button, false)).toBeUndefined()
  })
})

it('arrows lead where the text runs to', () => {
  expect(pressed('ArrowLeft', button, true)).toEqual({ seekBy: 5_000 })
  expect(pressed('ArrowRight', button, true)).toEqual({ seekBy: -5_000 })
})
