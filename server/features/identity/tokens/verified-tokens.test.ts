import { expect, it } from 'vitest'
import { createVerifiedTokens } from './verified-tokens.ts'

it('finds what was added under the same token, and nothing under another', () => {
  const tokens = createVerifiedTokens<number>()
  tokens.add('a.b.c', 1)

  expect(tokens.find('a.b.c')).toBe(1)
  expect(tokens.find('a.b.d')).toBeUndefined()
})

it('never remembers more than it may: the one added first is forgotten first', () => {
  const tokens = createVerifiedTokens<number>(2)
  for (const [index, token] of ['first', 'second', 'second', 'third'].entries()) tokens.add(token, index)

  expect(['first', 'second', 'third'].map(tokens.find)).toEqual([undefined, 2, 3])
})
