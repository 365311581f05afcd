import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist/web')
/** The utilities of a sheet as built that hold everywhere: class and what it says. */
const utilitiesOf = (css: string) =>
  [...css.matchAll(/(?<=[{}])(\.(?:[\w-]|\\.)+)\{[^{}]*\}/g)].map(([rule]) => rule)

/** @param pattern of the names of sheets that come later than the one in every page; there are at least `least` */
export function expectNoUtilityTwice(pattern: string, least: number): void {
  const page = readFileSync(join(dist, 'index.en.html'), 'utf8')
  const inEveryPage = new Set(utilitiesOf(page))
  const sheets = globSync(`assets/${pattern}`, { cwd: dist })
  const twice = sheets.flatMap((sheet) =>
    utilitiesOf(readFileSync(join(dist, sheet), 'utf8')).filter((rule) => inEveryPage.has(rule)),
  )
  expect(inEveryPage.size).toBeGreaterThan(100)
  expect(sheets.length).toBeGreaterThanOrEqual(least)
  expect(twice).toEqual([])
}
