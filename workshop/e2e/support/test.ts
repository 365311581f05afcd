import { test as base } from '@playwright/test'
import { smallPhone } from './in-view.ts'
import { createLearner, type Stage, type TestLearner } from './learner.ts'
import { signIn } from './login.ts'
import { type Network, networkOf } from './network.ts'
import { untilFonts } from './page-parts.ts'
import { collectProblems, type Problems } from './problems.ts'
import { expectQuestion } from './quiz.ts'

export interface Fixtures {
  /** Fails the test at its end if a page had a problem that the test did not foresee. */
  problems: Problems
  /** Makes a learner to log in as, brought to a stage of the journey. */
  newLearner: (stage?: Stage) => Promise<TestLearner>
  /** Logs a new learner in and opens the quiz of a module at a question (from 1), those before it answered. */
  openQuiz: (moduleNumber: number, position?: number) => Promise<TestLearner>
  /** Breaks and slows down the network of the page. */
  network: Network
}

/** Playwright's `test`, with learners to log in as and an eye on every page. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, page }, use) => {
      const problems = collectProblems()
      problems.watch(page)
      context.on('page', (opened) => problems.watch(opened))
      await use(problems)
      expect(problems.unforeseen()).toEqual([])
    },
    { auto: true },
  ],
  newLearner: async ({ request }, use) => {
    await use((stage) => createLearner(request, stage))
  },
  openQuiz: async ({ page, newLearner }, use) => {
    await use(async (moduleNumber, position = 1) => {
      const learner = await newLearner(
        position > 1 ? { begun: { moduleNumber, answered: position - 1 } } : {},
      )
      await signIn(page, learner)
      await page.goto(`/module/${moduleNumber}`)
      await expectQuestion(page, position)
      await untilFonts(page)
      return learner
    })
  },
  network: async ({ page, problems }, use) => {
    await use(networkOf(page, problems))
  },
})

/** `test.use(onSmallPhone)`: a phone’s screen is as high as the bar of its browser leaves it. */
export const onSmallPhone: Parameters<typeof test.use>[0] = {
  viewport: async ({ isMobile, viewport }, use) => use(isMobile ? smallPhone : viewport),
}

export const expect = base.expect
