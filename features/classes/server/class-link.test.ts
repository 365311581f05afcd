import { describe, expect, it } from 'vitest'
import { ownContentDir } from '#platform/server/installation.ts'
import { classLink, readSpaces } from './classes.content.ts'

const classPageOf = (space: string, moduleNumber: number) => `/class/${space}?module=${moduleNumber}`
const space = (number: number) =>
  classLink({ spaces: readSpaces(ownContentDir, 9), classPageOf }, number).split('?')[0]

describe('the class link of a module (S4.23, S4.24)', () => {
  it.each([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])('modules %i and %i share a space (S4.23)', (one, other) => {
    expect(space(one)).toMatch(/^\/class\/\w+$/)
    expect(space(one)).toBe(space(other))
  })

  it('no two pairs share one (S4.23)', () => {
    expect(new Set([1, 3, 5, 7].map(space)).size).toBe(4)
  })

  it('module 9 has an empty link (S4.24)', () => {
    expect(space(9)).toBe('')
  })

  it('is the outside space where one is configured (S2.19)', () => {
    const link = 'https://spaces.example.org/hall'
    expect(
      classLink({ spaces: [{ space: 'hall', title: 'Hall', link, modules: [1, 2] }], classPageOf }, 2),
    ).toBe(link)
  })
})
