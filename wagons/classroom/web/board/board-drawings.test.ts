import { expect, test } from 'vitest'
import { sectionDrawing, withCountdown } from './board-drawings.ts'

const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line)

test('a title is broken between words, and ends in dots where it is too long for the board', () => {
  expect(linesOf(sectionDrawing('A wallet holds keys, not coins', 'red'))).toEqual([
    'A wallet holds keys,',
    'not coins',
  ])
  const lines = linesOf(sectionDrawing('word '.repeat(40).trim(), 'red'))
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/ …$/)
})

test('what is written in a title stays words', () => {
  expect(sectionDrawing('<b>&', 'red')).toContain('&lt;b&gt;&amp;')
})

test('the countdown lies over the first picture of the film', () => {
  const svg = withCountdown('<svg><path d="M0 0"/></svg>\n', 7)
  expect(svg).toMatch(/^<svg><path d="M0 0"\/>.*>7<\/text><\/svg>$/)
})
