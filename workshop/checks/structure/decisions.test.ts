import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#platform/server/db/migrations/migrations.ts'

const root = join(import.meta.dirname, '../../..')
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
const numbers = decisions.map((name) => Number(name.slice(0, 4)))

it('every number has one decision, and none is left out', () => {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})

it('every decision that code, tests or docs cite is there', () => {
  const files = globSync(
    ['{app,platform,features,wagons,workshop}/**/*.{ts,tsx,css,md}', 'docs/**/*.md', '*.md'],
    {
      cwd: root,
    },
  )
  const cited = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bdecisions? \[?(\d+)/gi)].map(([, number]) => ({
      path,
      number: Number(number),
    })),
  )

  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

it('no two migrations share a number but those that landed so: 8 and 9', () => {
  const first = Object.keys(migrations).map((name) => name.slice(0, 4))

  expect(first.filter((number, index) => first.indexOf(number) !== index)).toEqual(['0008', '0009'])
})
