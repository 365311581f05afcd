import { expect, it } from 'vitest'
import { visitors } from './every-page.ts'

it('no visitor’s name has a tag, with which a test for another width would run nowhere', () => {
  expect(visitors.map(({ name }) => name).filter((name) => name.includes('@'))).toEqual([])
})
