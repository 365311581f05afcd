import { expect, test } from 'vitest'
import { nextStep } from './progress-rules.ts'

const newcomer = { classState: 'open', hasBegun: false } as const

test('the class comes first', () => {
  expect(nextStep(newcomer)).toBe('class')
})

test.each([
  ['the class was visited or its lesson read', { classState: 'checked' } as const],
  ['the quiz was begun', { hasBegun: true }],
])('the quiz is next once %s', (_, change) => {
  expect(nextStep({ ...newcomer, ...change })).toBe('quiz')
})
