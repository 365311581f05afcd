import { expect, it } from 'vitest'
import { pageTitle } from '#app/web/page-title.ts'

it('the title of an exercise names its module, which is module 1 for ids outside 1 to 9', () => {
  expect(pageTitle('/practice/4')).toBe('Practice 4 · EduTrain')
  expect(pageTitle('/practice/12')).toBe('Practice 1 · EduTrain')
  expect(pageTitle('/practice')).toBe('Page not found · EduTrain')
})
