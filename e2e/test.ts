import { test as base } from '@playwright/test'
import { createLearner, type TestLearner } from './learner.ts'
import { collectProblems, type Problems } from './problems.ts'

interface Fixtures {
  /** Fails the test at its end if a page had a problem that the test did not foresee. */
  problems: Problems
  /** Makes somebody to log in as, with these modules completed. */
  newLearner: (completed?: number[]) => Promise<TestLearner>
}

/** Playwright's `test`, with learners to log in as and an eye on every page. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems = collectProblems()
      problems.watch(page)
      await use(problems)
      expect(problems.unforeseen()).toEqual([])
    },
    { auto: true },
  ],
  newLearner: async ({ request }, use) => {
    await use((completed) => createLearner(request, completed))
  },
})

export const expect = base.expect
