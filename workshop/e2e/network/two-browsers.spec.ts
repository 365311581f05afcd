import type { Browser, Page } from '@playwright/test'
import { rightOptionOf } from '../support/answer-key.ts'
import { callAs } from '../support/learner.ts'
import { login } from '../support/login.ts'
import { logout, openStation, toastOf } from '../support/page-parts.ts'
import type { Problems } from '../support/problems.ts'
import {
  answerButton,
  chooseWrong,
  expectQuestion,
  expectRight,
  goOnButton,
  passQuestion,
  questionOf,
} from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

/** A page of another browser: nothing is shared with the first but the server. */
async function openOtherBrowser(browser: Browser, problems: Problems, baseURL?: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  problems.watch(page)
  return page
}

const stateOf = (page: Page, moduleNumber: number) => page.locator(`#module-${moduleNumber} .task-state`)

test('progress made in one browser shows in the other after a reload (S1.7)', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8] })
  const other = await openOtherBrowser(browser, problems, baseURL)
  await login(page, learner)
  await login(other, learner)
  await expect(stateOf(other, 9)).toHaveText(['To do', 'Locked'])

  await (await openStation(page, 9)).getByRole('button', { name: 'Take Metaverse Class' }).click()
  await expect(stateOf(page, 9)).toHaveText(['Done', 'To do'])
  await other.reload()
  await expect(stateOf(other, 9)).toHaveText(['Done', 'To do'])

  await other.goto('/module/9')
  await passQuestion(other)
  await expectQuestion(other, 2)
  await page.goto('/module/9')
  await expectQuestion(page, 2)
  await other.context().close()
})

test('logging out in one browser leaves the other signed in', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  const other = await openOtherBrowser(browser, problems, baseURL)
  await login(page, learner)
  await login(other, learner)
  await logout(page)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Next module')
  await other.context().close()
})

test('two simultaneous certificate requests store one, and each is told the truth (S4.31)', async ({
  page,
  browser,
  baseURL,
  request,
  problems,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  const other = await openOtherBrowser(browser, problems, baseURL)
  const pages = [page, other]
  for (const each of pages) await login(each, learner)
  await Promise.all(
    pages.map((each) => each.getByRole('button', { name: 'Request Completion Certificate' }).click()),
  )
  for (const each of pages) await expect(toastOf(each)).toContainClass('alert-success')
  const told = await Promise.all(pages.map((each) => toastOf(each).textContent()))
  expect(told.sort()).toEqual(['Request Sent Successfully', 'Request already sent'])
  expect(await callAs(request, learner, 'GET', '/api/certificate-request')).toEqual({
    request: { email: learner.email, received: false },
  })
  await other.context().close()
})

test('two tabs at one quiz: an answer counts once, and the tab left behind catches up without a word', async ({
  page,
  context,
  problems,
  newLearner,
}) => {
  problems.allow(/409.*\/answers/)
  await login(page, await newLearner())
  const behind = await context.newPage()
  for (const tab of [page, behind]) {
    await tab.goto('/module/1')
    await expectQuestion(tab, 1)
  }
  await page.bringToFront()
  const first = rightOptionOf((await questionOf(page).textContent()) ?? '')

  await passQuestion(page)
  await expectQuestion(page, 2)
  await behind.bringToFront()
  await behind.getByRole('radio', { name: first, exact: true }).check()
  await answerButton(behind).click()
  await expectRight(behind)
  await goOnButton(behind).click()
  await expectQuestion(behind, 2)

  await page.bringToFront()
  await passQuestion(page)
  await expectQuestion(page, 3)
  await behind.bringToFront()
  await chooseWrong(behind)
  await answerButton(behind).click()
  await expectQuestion(behind, 3)
  await expect(toastOf(behind)).toHaveCount(0)
})

test('logging out in one tab signs the other out', async ({ page, context, newLearner }) => {
  await login(page, await newLearner())
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Next module')
  await page.bringToFront()
  await logout(page)
  await other.bringToFront()
  await expect(other).toHaveURL('/login')
})
