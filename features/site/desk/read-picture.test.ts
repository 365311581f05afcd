import { describe, expect, it } from 'vitest'
import { sidesToTry } from './read-picture.ts'

describe('a picture that an operator chooses', () => {
  it.each(['ISSUER_SIGNATURE', 'ISSUER_LOGO'] as const)(
    'is taken as it is when it is small, as %s',
    (name) => {
      for (const side of [1, 60, 150, 191]) expect([...sidesToTry(name, side)][0]).toBe(side)
    },
  )

  it('is made smaller when it is too large, and again while it is too heavy', () => {
    expect([...sidesToTry('ISSUER_SIGNATURE', 3_000)].slice(0, 3)).toEqual([1_024, 512, 256])
    expect([...sidesToTry('ISSUER_SIGNATURE', 400)].slice(0, 2)).toEqual([400, 200])
  })

  it('is made no smaller than a logo may be, as the logo of the site', () => {
    expect([...sidesToTry('SITE_LOGO', 2_400)]).toEqual([1_024, 512, 256])
  })
})
