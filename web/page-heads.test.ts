import { describe, expect, it } from 'vitest'
import { pageTitle, publicHeads } from './page-heads.ts'

describe('page titles', () => {
  it('differ from page to page', () => {
    const titles = [...Object.keys(publicHeads), '/dashboard', '/module/3', '/success', '/nowhere'].map(
      pageTitle,
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('name the module shown, which is module 1 for ids outside 1 to 9', () => {
    expect(pageTitle('/module/4')).toBe('Module 4 · EduTrain')
    expect(pageTitle('/module/12')).toBe('Module 1 · EduTrain')
  })

  it('do not mind a slash at the end', () => {
    expect(pageTitle('/login/')).toBe(pageTitle('/login'))
  })
})
