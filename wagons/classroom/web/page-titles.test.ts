import { expect, it } from 'vitest'
import { pageTitle } from '#app/web/page-title.ts'
import { siteName } from '#platform/web/lib/site-name.ts'

it('the title of a class is the same in every space', () => {
  expect(pageTitle('/class/harbour')).toBe(`Class · ${siteName}`)
})
