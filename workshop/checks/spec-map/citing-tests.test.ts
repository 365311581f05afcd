import { expect, it } from 'vitest'
import { findCitingTests } from './citing-tests.ts'

const files: Record<string, string> = {
  'app/web/paths.test.ts': `
    // S2.3 is shown elsewhere.
    it('is lower case (S2.1, S2.2)', () => {})
    it('has no cause', () => {})`,
  'features/quizzes/e2e/quiz.spec.ts': 'test("a path is served (S2.1) @wide", () => {})',
}

it('the tests that show a row are those whose titles cite it, wherever they stand', () => {
  expect(findCitingTests(Object.keys(files), (path) => files[path])).toEqual(
    new Map([
      [
        'S2.1',
        [
          { path: 'app/web/paths.test.ts', title: 'is lower case (S2.1, S2.2)' },
          { path: 'features/quizzes/e2e/quiz.spec.ts', title: 'a path is served (S2.1) @wide' },
        ],
      ],
      ['S2.2', [{ path: 'app/web/paths.test.ts', title: 'is lower case (S2.1, S2.2)' }]],
    ]),
  )
})
