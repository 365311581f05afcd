import { expect, it } from 'vitest'
import { findInfoPageFaults } from './info-page-rules.ts'
import { parseLesson } from './lessons/lesson-text.ts'

const faultsOf = (text: string) =>
  findInfoPageFaults(parseLesson('pages/legal.md', 0, text), text).map(
    ({ line, reason }) => `${line}: ${reason}`,
  )

it('a page about the site may name its slots, its own pages and other sites', () => {
  const text =
    '# Legal\n\nRun by {{operator}}.\n\nRead [Privacy](/privacy), [Module 3](/lesson/3) and [a law](https://law.example/1).\n'

  expect(faultsOf(text)).toEqual([])
})

it('a slot that no setting fills in is named with its line, and with those that there are', () => {
  expect(faultsOf('# Legal\n\nRun by {{owner}}.\n')).toEqual([
    expect.stringMatching(/^3: nothing fills in \{\{owner\}\}; there are operator, address, /),
  ])
})

it('a link of such a page that leads nowhere is named with its line', () => {
  expect(faultsOf('# Legal\n\nRead [Imprint](/imprint).\n')).toEqual([
    '3: the link /imprint leads nowhere; write https://… or a page of the site such as /privacy or /lesson/3',
  ])
})
