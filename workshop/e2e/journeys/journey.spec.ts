import type { Page } from '@playwright/test'
import { lookRoundAt } from '../support/feature-journey.ts'
import { captionOf, railOf, readFilm, watchFilm } from '../support/film.ts'
import { callAs, newEmail, signInOverApi } from '../support/learner.ts'
import { expectToast, logout, openStation } from '../support/page-parts.ts'
import { answerBadly, expectQuestion, finishQuiz, passQuestion } from '../support/quiz.ts'
import { expect, onSmallPhone, test } from '../support/test.ts'

test.use(onSmallPhone)

const newcomer = { name: 'Amina Yusuf', password: 'six or more' }

test('a newcomer gets from the landing page to the certificate request by hand @wide-by-night', async ({
  page,
  context,
  request,
  network,
}) => {
  test.setTimeout(600_000)
  const learner = { ...newcomer, email: newEmail() }

  await test.step('registers, and finds the e-mail filled in on the login page (S1.2, S2.1, S4.13)', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await page.getByLabel('Full Name').fill(learner.name)
    await page.getByLabel('Email').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(learner.email)
  })

  await test.step('logs in (S1.2, S4.11)', async () => {
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('attends the first class, which stays so after a reload (S4.29)', async () => {
    await attendClass(page, 1)
    await page.reload()
    await expect(classRow(page, 1)).toContainText('Done')
  })

  await test.step('watches the film of its lesson', async () => {
    const { film, lines } = await readFilm(request, 1)
    await page.goto('/lesson/1')
    await watchFilm(page)
    await expect(captionOf(page)).toHaveText(lines[0]?.line.text ?? '')
    await railOf(page).fill(String(film.ms - 1000))
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  })

  await test.step('looks round at the first station', async () => {
    await page.goto('/dashboard')
    await lookRoundAt(page, 1)
  })

  await test.step('fails a question of the first quiz, then passes it', async () => {
    await boarding(page).getByRole('link', { name: 'Take Module Quiz' }).click()
    await expectQuestion(page, 1)
    await answerBadly(page)
    await expectToast(page, 'Incorrect option. Try again', 'alert-error')
    await expectQuestion(page, 1)
    await passQuestion(page)
    await finishQuiz(page, 2)
    await proceed(page, 1)
  })

  for (let moduleNumber = 2; moduleNumber <= 9; moduleNumber++) {
    await test.step(`passes module ${moduleNumber}`, async () => {
      await attendClass(page, moduleNumber)
      await lookRoundAt(page, moduleNumber)
      await boarding(page).getByRole('link', { name: 'Take Module Quiz' }).click()
      await expect(page).toHaveURL(`/module/${moduleNumber}`)
      await finishQuiz(page)
      await proceed(page, moduleNumber)
    })
  }

  const certificate = page.getByRole('button', { name: 'Request Completion Certificate' })
  // It shows the journey as it was before the request.
  const other = await context.newPage()
  await other.goto('/dashboard')
  const again = other.getByRole('button', { name: 'Request Completion Certificate' })
  await expect(again).toBeEnabled()
  await test.step('requests the certificate once (S2.21, S8.16, S8.18)', async () => {
    const held = await network.hold('/api/certificate-request', 'POST')
    await certificate.click()
    await expectToast(page, 'Initialising Request..', 'alert-info')
    held.release()
    await expectToast(page, 'Request Sent Successfully', 'alert-success')
  })

  await test.step('is told so when requesting it again (S4.31, S8.17)', async () => {
    await again.click()
    await expectToast(other, 'Request already sent', 'alert-success')
    await other.close()
    const tokens = await signInOverApi(request, learner)
    const stored = await callAs(request, tokens, 'GET', '/api/certificate-request')
    expect(stored).toEqual({ request: { email: learner.email, received: false } })
  })

  await test.step('logs out', async () => {
    await logout(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
  })
})

/** The card of the next stop, with its one button. */
const boarding = (page: Page) => page.locator('.boarding')

const classRow = (page: Page, moduleNumber: number) =>
  page.locator(`#module-${moduleNumber} .task-row`).filter({ hasText: 'Take Metaverse Class' })

/** Goes to the class of a module and comes back: from a new tab where it has a page. */
async function attendClass(page: Page, moduleNumber: number): Promise<void> {
  await openStation(page, moduleNumber)
  const row = classRow(page, moduleNumber)
  const way = row.getByRole('link', { name: 'Take Metaverse Class' })
  if ((await way.count()) === 0) {
    await row.getByRole('button', { name: 'Take Metaverse Class' }).click()
  } else {
    const opening = page.waitForEvent('popup')
    await way.click()
    const classPage = await opening
    await expect(classPage.getByRole('heading', { level: 1 })).toBeVisible()
    await classPage.close()
  }
  await expect(row).toContainText('Done')
}

async function proceed(page: Page, moduleNumber: number): Promise<void> {
  await expect(page.getByText(`Congratulations on finishing module ${moduleNumber}`)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expect(page).toHaveURL('/dashboard')
}
