import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { playFirstQuestion } from '#features/guests/e2e/support/first-question.ts'
import { linkFor } from '#workshop/e2e/support/emails.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { newEmail, signInOverApi } from '#workshop/e2e/support/learner.ts'
import { fillLogin, loginByForm } from '#workshop/e2e/support/login.ts'
import {
  answerButton,
  answerWell,
  chooseRight,
  expectQuestion,
  goOnButton,
  verdictOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ viewport: smallPhone })

const latency = 400

const link = (page: Page, name: string) => page.getByRole('link', { name })
const question = (page: Page) => page.getByRole('dialog', { name: 'Was that you?' })
const card = (page: Page) => page.getByRole('region', { name: 'Keep what you have done' })

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
}

test('a guest who registers keeps the account, and with it the answers', async ({
  page,
  network,
  request,
}) => {
  await network.delay(latency)
  const uid = await playFirstQuestion(page)
  await link(page, 'Register free').click()
  const email = newEmail()
  await fillRegistration(page, email)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(question(page)).toBeHidden()
  await page.goto('/module/1')
  await expectQuestion(page, 2)
  const account = await signInOverApi(request, { email, password: 'six or more' })
  expect(decodeJwt(account.idToken).sub).toBe(uid)
})

test('after the first answer the way to keep it begins on the screen, right below the next question', async ({
  page,
}) => {
  await playFirstQuestion(page)
  await expectInView(card(page).getByRole('heading'), answerButton(page))
  const [quiz, below] = [await page.locator('.quiz-card').boundingBox(), await card(page).boundingBox()]
  expect((below?.y ?? 0) - (quiz?.y ?? 0) - (quiz?.height ?? 0)).toBeLessThanOrEqual(24)
})

test('a guest who logs in to an older account is asked, and takes the answers along', async ({
  page,
  network,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [2, 3] })
  await network.delay(latency)
  await playFirstQuestion(page)
  await link(page, 'I have an account').click()
  await fillLogin(page, learner)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  // The dashboard behind the question says the same before as after: the page comes anew.
  const renewed = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Yes, add them' }).click()
  await renewed
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('guest'))).toBeNull()
  await page.goto('/module/1')
  await expectQuestion(page, 2)
})

test('a guest who logs in by a link in an e-mail takes the answers along', async ({ page, newLearner }) => {
  const { email } = await newLearner({ completed: [2] })
  await playFirstQuestion(page)
  await link(page, 'I have an account').click()
  await link(page, 'Log in with a link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in with a link' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('We have sent a login link')).toBeVisible()
  await page.goto(await linkFor(email, 'signIn'))
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('button', { name: 'Yes, add them' }).click()
  // The question goes once they are added.
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await page.goto('/module/1')
  await expectQuestion(page, 2)
})

for (const way of ['registers', 'logs in to an older account'])
  test(`what a guest has answered without a connection is sent once the guest ${way}`, async ({
    page,
    context,
    network,
    newLearner,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const learner = way === 'registers' ? { email: newEmail(), password: 'six or more' } : await newLearner()
    await playFirstQuestion(page)
    await chooseRight(page)
    const lost = await network.lose('/answers')
    await context.setOffline(true)
    await answerButton(page).click()
    await expect(verdictOf(page).or(page.getByText(/^1 answer is kept/))).toBeVisible()
    await context.setOffline(false)
    if (way === 'registers') {
      await link(page, 'Register free').click()
      await fillRegistration(page, learner.email)
      await page.getByLabel('Password', { exact: true }).fill(learner.password)
    } else {
      await link(page, 'I have an account').click()
      await fillLogin(page, learner)
    }
    await lost.restore()
    const sent = page.waitForResponse((response) => response.url().endsWith('/answers'))
    await page.getByRole('button', { name: 'LOGIN' }).click()
    if (way !== 'registers') await page.getByRole('button', { name: 'Yes, add them' }).click()
    expect((await sent).status()).toBe(200)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/module/1')
    await expectQuestion(page, 3)
  })

test('what a guest did on a shared phone is not given to the next who logs in, and stays for the guest', async ({
  page,
  newLearner,
}) => {
  await playFirstQuestion(page)
  const other = await newLearner()
  await loginByForm(page, other)
  await page.getByRole('button', { name: 'No, that was not me' }).click()
  await page.goto('/module/1')
  await expectQuestion(page, 1)
  await page.goto('/dashboard')
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await page.waitForURL('/')
  await page.goto('/module/1')
  await expectQuestion(page, 2)
})

test('another person who registers on a guest’s phone gets an account of their own', async ({ page }) => {
  await playFirstQuestion(page)
  await page.goto('/register')
  await fillRegistration(page, newEmail())
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'No, that was not me' }).click()
  await page.goto('/module/1')
  await expectQuestion(page, 1)
})

test('a guest has no page of an account: each leads to the login, which says what comes along', async ({
  page,
}) => {
  await playFirstQuestion(page)
  for (const path of ['/dashboard', '/account', '/certificate']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('You are here without an account.')).toBeVisible()
  }
  await page.goto('/module/1')
  await expectQuestion(page, 2)
  await link(page, 'Read more in the lesson').click()
  await expect(page).toHaveURL('/lesson/1')
})

test('the last answer of a guest leads on to the next lesson', async ({ page }) => {
  await playFirstQuestion(page)
  for (let position = 2; position <= 10; position++) {
    await expectQuestion(page, position)
    await answerWell(page)
    await goOnButton(page).click()
  }
  await expect(page).toHaveURL('/success')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expect(page).toHaveURL('/lesson/2')
})
