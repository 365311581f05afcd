import { expect, it } from 'vitest'
import { findLooseWords } from './loose-words.ts'

const wordsIn = (code: string) => findLooseWords('page.tsx', code).map(({ words }) => words)

it.each([
  ['<p>Welcome</p>', 'Welcome'],
  ['<button aria-label="Close">{icon}</button>', 'Close'],
  ['<img alt={`A picture`} />', 'A picture'],
  ['<TextField label="Email" />', 'Email'],
  ['<p>{done ? "Done" : text.open}</p>', 'Done'],
  ["showToast('Saved', 'alert-success')", 'Saved'],
])('finds words for people in a component: %s', (code, words) => {
  expect(wordsIn(code)).toEqual([words])
})

it.each([
  '<p className="mt-4">{text.welcome} · 3</p>',
  '<input type="email" autoComplete="username" />',
  "showToast(text.saved, 'alert-success')",
  '<Link to="/login">{text.login}</Link>',
  '<p>{isOpen && <Menu />}</p>',
])('minds nothing that is not for people: %s', (code) => {
  expect(wordsIn(code)).toEqual([])
})

it('says in which line', () => {
  expect(findLooseWords('page.tsx', '<p>\n  {a}\n  <b>Bold</b>\n</p>')).toEqual([{ line: 3, words: 'Bold' }])
})
