import { expect, it } from 'vitest'
import { pageTitle } from '#app/web/page-title.ts'
import { siteName } from '#platform/web/lib/site-name.ts'

it('the title of an exercise names its module, which is module 1 for ids outside 1 to 9', () => {
  expect(pageTitle('/practice/4')).toBe(`Exercise 4 · ${siteName}`)
  expect(pageTitle('/practice/12')).toBe(`Exercise 1 · ${siteName}`)
  expect(pageTitle('/practice')).toBeUndefined()
})
