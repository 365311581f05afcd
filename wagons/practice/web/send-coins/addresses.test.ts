import { describe, expect, it } from 'vitest'
import { areAllMarked, isReadOut, isSame, lookAlike, mark, nadia, readOut, short } from './addresses.ts'

describe('a look-alike address', () => {
  it('is shown by a history as the real one is', () => {
    expect(short(lookAlike)).toBe(short(nadia))
    expect(short(nadia)).toBe('0x7c41…93e6')
  })

  it('is as long as an address: 40 digits', () => {
    for (const address of [nadia, lookAlike]) expect(address.join('')).toMatch(/^[0-9a-fA-F]{40}$/)
  })

  it('is the same at its two ends alone', () => {
    expect(nadia.map((_, group) => group).filter(isSame)).toEqual([0, 9])
  })
})

describe('marking what is the same', () => {
  it('takes the first group and the last, once each, in any order', () => {
    expect(areAllMarked(mark([], 9))).toBe(false)
    expect(mark(mark([], 9), 9)).toEqual([9])
    expect(areAllMarked(mark(mark([], 9), 0))).toBe(true)
  })

  it('does not take a group that differs', () => {
    expect(mark([0], 4)).toEqual([0])
  })
})

describe('what Nadia reads out on the phone', () => {
  it('is nowhere the same in a look-alike', () => {
    expect(readOut.filter(isSame)).toEqual([])
  })

  it('is found when each of its groups is marked, and no other one is taken', () => {
    expect(mark([], 0, isReadOut)).toEqual([])
    expect(areAllMarked(readOut.slice(1), isReadOut)).toBe(false)
    expect(areAllMarked(readOut, isReadOut)).toBe(true)
  })
})
