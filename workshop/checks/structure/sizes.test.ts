import { describe, expect, it } from 'vitest'
import { findSizeFaults } from './sizes.ts'

const filesOf = (folder: string, count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}/subject-${at}${ending}`, lines: 20 }))

describe('the size of a file', () => {
  it.each(['a.ts', 'a.tsx', 'a.css', 'a.test.ts'])('is 300 lines at most: %s', (name) => {
    const path = `platform/web/ui/${name}`
    expect(findSizeFaults([{ path, lines: 300 }])).toEqual([])
    expect(findSizeFaults([{ path, lines: 301 }])).toEqual([
      `${path}: 301 lines; above 300 a file has more than one subject`,
    ])
  })
})

describe('the size of a folder', () => {
  const full = filesOf('features/quizzes/web', 24, '.tsx')

  it('is 24 files at most, style sheets among them', () => {
    expect(findSizeFaults(full)).toEqual([])
    expect(findSizeFaults([...full, { path: 'features/quizzes/web/quiz.css', lines: 20 }])).toEqual([
      'features/quizzes/web: 25 files besides tests; above 24 a folder has more than one subject',
    ])
  })

  it('does not count tests, nor what stands in folders below', () => {
    const tests = filesOf('features/quizzes/web', 24, '.test.ts')
    const journeys = filesOf('features/quizzes/e2e', 30, '.spec.ts')
    const below = filesOf('features/quizzes/web/report', 24, '.ts')
    expect(findSizeFaults([...full, ...tests, ...journeys, ...below])).toEqual([])
  })

  it('has no limit where it is a list', () => {
    expect(findSizeFaults(filesOf('platform/server/db/migrations', 60, '.ts'))).toEqual([])
  })
})
