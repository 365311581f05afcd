import { expect, it } from 'vitest'
import { withSection } from './page-table.ts'

it('a section takes the place of the one with its heading, and the others stay as they are', () => {
  const document = '# All\n\n## Server\n\nfast\n\n## Pages\n\nold\n\n### Part\n\nold\n\n## Start\n\nsoon\n'

  expect(withSection(document, 'Pages', 'new')).toBe(
    '# All\n\n## Server\n\nfast\n\n## Pages\n\nnew\n\n## Start\n\nsoon\n',
  )
})

it('a section that is the last one is replaced to the end', () => {
  expect(withSection('# All\n\n## Pages\n\nold\n', 'Pages', 'new\n')).toBe('# All\n\n## Pages\n\nnew\n')
})

it('a section that is not there yet goes to the end', () => {
  expect(withSection('# All\n', 'Pages', 'new')).toBe('# All\n\n## Pages\n\nnew\n')
})
