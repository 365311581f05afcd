import { pages } from 'virtual:pages'
import { describe, expect, it } from 'vitest'
import { siteName } from '#platform/web/lib/site-name.ts'
import { pageTitle } from './page-title.ts'

describe('page titles', () => {
  it('differ from page to page', () => {
    const paths = pages.map(({ path }) => path.replace(':id', '3').replace(':space', 'harbour'))
    const titles = paths.map(pageTitle)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('name the module shown, which is module 1 for ids outside 1 to 9', () => {
    expect(pageTitle('/module/4')).toBe(`Module 4 · ${siteName}`)
    expect(pageTitle('/module/12')).toBe(`Module 1 · ${siteName}`)
  })

  it('are none where an address goes on too far, or not far enough', () => {
    for (const path of ['/lesson', '/lesson/3/4', '/nowhere/3', '/constructor/3', '/operators'])
      expect(pageTitle(path)).toBeUndefined()
    expect(pageTitle('/operator/learners/4')).toBe(`Operator area · ${siteName}`)
  })

  it('do not mind a slash at the end', () => {
    expect(pageTitle('/login/')).toBe(pageTitle('/login'))
  })
})
