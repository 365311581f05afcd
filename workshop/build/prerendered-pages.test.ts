import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'

const dist = join(import.meta.dirname, '../../dist/web')

it.each(pageLanguages)(
  'each page with its words in its HTML has a description of its own: %s',
  (language) => {
    const prerendered = pages.filter(({ isPrerendered }) => isPrerendered)
    const described = prerendered.map(({ html }) => {
      const page = readFileSync(join(dist, `${html}.${language}.html`), 'utf8')
      return /<meta name="description" content="([^"]{20,})"/.exec(page)?.[1]
    })
    expect(described).not.toContain(undefined)
    expect(new Set(described).size).toBe(prerendered.length)
  },
)
