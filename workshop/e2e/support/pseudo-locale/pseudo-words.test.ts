import { expect, it } from 'vitest'
import { pseudoText, pseudoWords } from './pseudo-words.ts'

it('makes words foreign, yet readable, and at least 30 % longer', () => {
  expect(pseudoText('Login')).toBe('[Lögîñ ëê]')
  const sentence = 'Please fill in your email.'
  expect(pseudoText(sentence).length).toBeGreaterThan(sentence.length * 1.3)
})

it('leaves what has no letters', () => {
  expect(pseudoText(' · 3')).toBe(' · 3')
})

it('takes messages of every kind', () => {
  const { tags, of } = pseudoWords({ tags: ['done'], of: (n: number) => `Question ${n}` }) as {
    tags: string[]
    of: (n: number) => string
  }
  expect(tags).toEqual(['[döñé ëê]'])
  expect(of(3)).toContain('3')
})
