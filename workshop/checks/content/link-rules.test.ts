import { describe, expect, it } from 'vitest'
import { findLinkFaults } from './link-rules.ts'
import { sampleLesson } from './samples.ts'

const alternative = 'A post box with a slot and a lock.'
const base = [
  sampleLesson('# One\n\n## What it is\n\nA wallet.\n'),
  sampleLesson('# Two\n\n## Blocks & links\n\nA block.\n', 2),
]
const faults = (text: string) =>
  findLinkFaults(
    sampleLesson(`# One\n\n## What it is\n\n${text}\n`),
    base,
    new Set(['module-1-box.svg']),
  ).map(({ line, reason }) => `${line}: ${reason}`)

describe('a link of a lesson', () => {
  it.each(['/lesson/2', '/lesson/2#blocks-links', '/lesson/1#what-it-is', 'https://example.org/page'])(
    'may lead to %s',
    (address) => {
      expect(faults(`Read\n[it](${address}).`)).toEqual([])
    },
  )

  it.each([
    ['to a lesson that exists', '/lesson/3', 'a lesson that does not exist'],
    ['to a section that exists', '/lesson/2#blocks', 'lesson 2 has no section "blocks"; it has blocks-links'],
    ['to nothing else of the app', '/profile', 'leads nowhere'],
    ['to no file', 'module-2.md', 'leads nowhere'],
    ['outside over https only', 'http://example.org', 'must begin with https://'],
    ['to no mail box', 'mailto:someone@example.org', 'must begin with https://'],
    ['outside with a full address', '//example.org', 'must begin with https://'],
  ])('leads %s', (_rule, address, reason) => {
    expect(faults(`Read\n[it](${address}).`)).toEqual([expect.stringMatching(/^6: /)])
    expect(faults(`Read\n[it](${address}).`)[0]).toContain(reason)
  })
})

describe('a picture of a lesson', () => {
  it('may be a diagram beside the lesson, with a text for those who cannot see it', () => {
    expect(faults(`![${alternative}](module-1-box.svg "The post box")`)).toEqual([])
  })

  it.each([
    ['is an .svg file', `![${alternative}](module-1-box.png)`, 'must be the name of an .svg file'],
    ['is beside the lesson', `![${alternative}](../module-1-box.svg)`, 'must be the name of an .svg file'],
    [
      'is not from elsewhere',
      `![${alternative}](https://example.org/a.svg)`,
      'must be the name of an .svg file',
    ],
    ['is there', `![${alternative}](module-1-bax.svg)`, 'there is no file module-1-bax.svg'],
    [
      'says what it shows in 30 characters or more',
      '![A post box with a slot.](module-1-box.svg)',
      'needs a text',
    ],
    ['stands alone', `See ![${alternative}](module-1-box.svg)`, 'on a line of its own'],
    ['is no point of a list', `- ![${alternative}](module-1-box.svg)`, 'on a line of its own'],
  ])('%s', (_rule, text, reason) => {
    expect(faults(text)).toEqual([expect.stringContaining(reason)])
  })
})
