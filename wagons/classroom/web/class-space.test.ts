import { expect, test } from 'vitest'
import { shownModule } from './class-space.ts'

const space = {
  space: 'harbour',
  title: 'Harbour Hall',
  modules: [
    { number: 3, title: 'Three' },
    { number: 4, title: 'Four' },
  ],
}

test('the module asked for is shown when it is taught in the space', () => {
  expect(shownModule('4', space)).toBe(4)
})

test.each([null, '', '1', '99', 'four', '04'])(
  'asked for %j, the first module of the space is shown',
  (asked) => {
    expect(shownModule(asked, space)).toBe(3)
  },
)

test('before the space is known the module asked for is taken at its word', () => {
  expect(shownModule('4', undefined)).toBe(4)
  expect(shownModule('04', undefined)).toBeUndefined()
  expect(shownModule(null, undefined)).toBeUndefined()
})
