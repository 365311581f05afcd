import type { Locator, Page } from '@playwright/test'
import { playFirstQuestion, readToEnd } from '#features/guests/e2e/support/first-question.ts'
import { rightOptionOf } from '#workshop/e2e/support/answer-key.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import {
  answerBadly,
  answerButton,
  answerWell,
  chooseRight,
  expectQuestion,
  expectRight,
  goOnButton,
  optionNamed,
  optionOf,
  questionOf,
  verdictOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ viewport: smallPhone })

const latency = 400

const link = (page: Page, name: string) => page.getByRole('link', { name })
const card = (page: Page) => page.getByRole('region', { name: 'Keep what you have done' })

test('from the landing page the third tap of a visitor without an account brings the first verdict (SX.13)', async ({
  page,
  network,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await network.delay(latency)
  let taps = 0
  const tap = async (part: Locator) => {
    taps++
    await part.click()
  }
  await tap(link(page, 'See the first lesson'))
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await readToEnd(page)
  expect(asked).toEqual([])
  const right = optionNamed(page, rightOptionOf((await questionOf(page).textContent()) ?? ''))
  await tap(page.locator('.option').filter({ has: right }))
  const offered = () =>
    page.locator('.option input').evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  const options = await offered()
  await tap(answerButton(page))
  await expectRight(page)
  await expectInView(verdictOf(page), goOnButton(page))
  expect(taps).toBe(3)
  await expect(page).toHaveURL('/module/1')
  expect(await offered()).toEqual(options)
  await goOnButton(page).click()
  await expect(card(page)).toContainText('on this device alone')
  await card(page).scrollIntoViewIfNeeded()
  await expectInView(card(page).getByRole('heading'))
  await expect(card(page)).toContainText('60 days')
  await page.reload()
  await expectQuestion(page, 2)
})

test('a wrong answer of a visitor stays on its question, is told so, and is not sent again by a reload', async ({
  page,
}) => {
  await page.goto('/lesson/1')
  await readToEnd(page)
  await answerBadly(page)
  await expect(page).toHaveURL('/module/1')
  await page.reload()
  await expectQuestion(page, 1)
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  await answerWell(page)
})

test('two quick taps on a visitor’s answer begin one guest and one attempt', async ({ page, network }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    // The paper is for times without a connection.
    if (!request.postData()?.includes('"paper"')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/lesson/1')
  await readToEnd(page)
  await network.delay(latency)
  await chooseRight(page)
  await answerButton(page).dblclick()
  await expectRight(page)
  await expectQuestion(page, 1)
  const times = (part: RegExp) => asked.filter((path) => part.test(path)).length
  expect([times(/accounts:signUp/), times(/\/attempts$/), times(/\/answers$/)]).toEqual([1, 1, 1])
  await page.goBack()
  await expect(page).toHaveURL('/lesson/1')
})

test('a visitor is asked for an option, and what no connection lets through is tried again', async ({
  page,
  network,
}) => {
  await page.goto('/lesson/1')
  await readToEnd(page)
  await answerButton(page).click()
  await expect(page.getByText('Please select a valid option.')).toBeVisible()
  await expect(page).toHaveURL('/lesson/1')
  const lost = await network.lose('accounts:signUp')
  await chooseRight(page)
  await answerButton(page).click()
  await expect(page.getByText('The quiz could not be opened.')).toBeVisible()
  await lost.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectRight(page)
})

for (const reader of ['a learner', 'a guest'])
  test(`the end of a lesson asks ${reader} no question, and fetches nothing of it`, async ({
    page,
    newLearner,
  }) => {
    if (reader === 'a guest') await playFirstQuestion(page)
    else await signIn(page, await newLearner())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/lesson/2')
    await readToEnd(page, link(page, 'Take Module Quiz'))
    await expect(link(page, 'Next lesson:')).toBeVisible()
    expect(asked.filter((url) => url.includes('first-question'))).toEqual([])
  })

test('each station of the landing page leads to its lesson', async ({ page }) => {
  await page.goto('/')
  const stations = page.locator('.line-names ol a')
  await expect(stations).toHaveCount(9)
  const paths = await stations.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(paths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `/lesson/${number}`))
  await stations.nth(4).click()
  await expect(page).toHaveURL('/lesson/5')
})
