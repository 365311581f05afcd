import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './password-rules.ts'

describe('a password that is guessed first', () => {
  it.each([
    ['one of the commonest', 'password'],
    ['one of the commonest in capitals', 'PassWord1'],
    ['a common French one', 'motdepasse'],
    ['a row of the keyboard', 'azertyuiop'],
    ['the name of the course', 'EduTrain'],
    ['a subject of the course with a year', 'blockchain2026'],
    ['one character over and over', 'zzzzzz'],
    ['a short piece over and over', 'abcabcabc'],
    ['a run of letters', 'abcdefgh'],
    ['a run of digits backwards', '987654'],
    ['only spaces', ' '.repeat(6)],
    ['only spaces of several kinds', ' \t\u00a0\u2003 \t'],
    ['only control characters', '\u0001\u0002\u0003\u0004\u0005\u0007'],
    ['only characters without a width', '\u200b\u200c\u200d\u200b\u2060\ufeff'],
  ])('is %s', (_what, password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    ['a rare one of six characters', 'k7vq2m'],
    ['words with spaces', 'six or more'],
    ['a common one within a longer one', 'a password of mine'],
    ['one of another script', 'пароль-дома'],
    ['two neighbours in the list with what is between them', 'password","12345678'],
    ['a quotation mark', '123456"'],
    ['a backslash', 'password\\'],
  ])('is not %s', (_what, password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
