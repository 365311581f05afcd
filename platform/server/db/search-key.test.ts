import { describe, expect, it } from 'vitest'
import { prefixRange, searchKey } from './search-key.ts'

describe('a search key', () => {
  it.each([
    ['Élise  D’Arc', 'elise d’arc'],
    [' ADA ', 'ada'],
    ['ŁUKASZ', 'łukasz'],
    ['Ｆｕｌｌ', 'full'],
    ['አዳ', 'አዳ'],
  ])('of %j is %j', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })

  it('of the beginning of a name is the beginning of its key', () => {
    for (const name of ['Élise D’Arc', 'Ǆ Čapek', 'नमस्ते'])
      expect(searchKey(name).startsWith(searchKey(name.slice(0, 3)))).toBe(true)
  })

  it('is at most a hundred units, and never half a character', () => {
    expect(searchKey('x'.repeat(300))).toHaveLength(100)
    expect(searchKey(`x${'😀'.repeat(60)}`).isWellFormed()).toBe(true)
  })
})

it('the range of a prefix has what begins with it, by bytes, and nothing else', () => {
  const { from, to } = prefixRange('ad')
  const lies = (text: string) =>
    Buffer.compare(Buffer.from(text), Buffer.from(from)) >= 0 &&
    Buffer.compare(Buffer.from(text), Buffer.from(to)) <= 0
  expect(['ad', 'ada', 'adé', 'ad😀', 'ad\uffff'].filter((text) => !lies(text))).toEqual([])
  expect(['ac\uffff', 'ae', 'a', 'Ada'].filter(lies)).toEqual([])
})
