import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist/web')
/** The utilities of a sheet as built that hold everywhere: class and what it says. */
const utilitiesOf = (css: string) =>
  [...css.matchAll(/(?<=[{}])(\.(?:[\w-]|\\.)+)\{[^{}]*\}/g)].map(([rule]) => rule)

test('a utility that the sheet in every page has stands in no sheet that comes later', () => {
  const page = readFileSync(join(dist, 'index.en.html'), 'utf8')
  const inEveryPage = new Set(utilitiesOf(page))
  const sheets = globSync('assets/{desk-pages,practice,exercise}-*.css', { cwd: dist })
  const twice = sheets.flatMap((sheet) =>
    utilitiesOf(readFileSync(join(dist, sheet), 'utf8')).filter((rule) => inEveryPage.has(rule)),
  )
  expect(inEveryPage.size).toBeGreaterThan(100)
  expect(sheets.length).toBeGreaterThan(5)
  expect(twice).toEqual([])
})
