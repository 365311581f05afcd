import { describe, expect, it } from 'vitest'
import { findOddities } from './oddities.ts'

const usual = { name: 'Ada Lovelace', emailVerified: true, isShared: false, minutes: 600, moduleCount: 9 }

describe('what is odd about a request', () => {
  it.each([
    'Ada Lovelace',
    "Sean O'Brien-Núñez",
    'J. R. R. Tolkien',
    'Jean-Luc d’Arc',
    'محمد الخالدي',
    'प्रियंका चोपड़ा',
    '王',
    '山田 たろう',
    '김金수',
    'Anna Анна',
    'Malcolm X',
  ])('is nothing where the name is %s', (name) => {
    expect(findOddities({ ...usual, name })).toEqual([])
  })

  it.each([
    ['=HYPERLINK("http://evil.example","x")', ['name-formula', 'name-address']],
    ['＝1+1 Ada', ['name-formula']],
    ['@ada', ['name-formula', 'name-address']],
    ['Win at prizes.com', ['name-address']],
    ['www.prizes.example', ['name-address']],
    ['ada@example.org', ['name-address']],
    ['A', ['name-single-letter']],
    ['Ж.', ['name-single-letter']],
    ['12345', ['name-without-letters']],
    ['!!!', ['name-without-letters']],
    ['Аda Lovelace', ['name-mixed-scripts']],
    ['Αda', ['name-mixed-scripts']],
  ])('is said of the name %s', (name, oddities) => {
    expect(findOddities({ ...usual, name })).toEqual(oddities)
  })

  it('is an e-mail that is not verified, a name that another has, and all modules within the hour', () => {
    expect(findOddities({ ...usual, emailVerified: false, isShared: true, minutes: 59 })).toEqual([
      'email-unverified',
      'name-shared',
      'fast',
    ])
    expect(findOddities({ ...usual, minutes: 60 })).toEqual([])
    expect(findOddities({ ...usual, minutes: null })).toEqual([])
  })

  it('is no name that is not there yet: that is said anyway', () => {
    expect(findOddities({ ...usual, name: '' })).toEqual([])
  })
})
