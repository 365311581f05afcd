import { describe, expect, it } from 'vitest'
import { sameAnswer } from './quizzes.content.ts'

describe('comparing answers (S4.16)', () => {
  it('takes no notice of capitals (S9.8)', () => {
    expect(sameAnswer('A Shared Ledger', 'a shared ledger')).toBe(true)
  })

  it('takes no notice of spaces around an answer', () => {
    expect(sameAnswer(' a ledger ', 'a ledger')).toBe(true)
  })

  it('tells different answers apart', () => {
    expect(sameAnswer('a ledger', 'a  ledger')).toBe(false)
  })
})
