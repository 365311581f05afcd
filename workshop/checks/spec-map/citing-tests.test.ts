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

it.each([
  "it('is one (S8.9 to S8.11)', () => {})",
  'it("is one (S8.9 to S8.11)", () => {})',
  'for (const one of all)\n  test(`it is one (S8.9 to S8.11)`, () => {})',
  "it.each(['a'])(\n  '%s is one (S8.9 to S8.11)',\n  () => {},\n)",
  "await test.step('is one (S8.9 to S8.11)', async () => {})",
  "compare('is one (S8.9 to S8.11)', async () => {})",
])('each row of a range is cited, by whatever call makes the test: %s', (source) => {
  expect([...findCitingTests(['a.test.ts'], () => source).keys()]).toEqual(['S8.9', 'S8.10', 'S8.11'])
})
