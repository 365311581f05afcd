import type { Page } from '@playwright/test'
import { newEmail } from '../support/learner.ts'
import { loginByForm } from '../support/login.ts'
import { closeToast, expectToast, openDrawer, openTopMenu, toastOf } from '../support/page-parts.ts'
import {
  answerButton,
  chooseRight,
  chooseWrong,
  expectQuestion,
  expectRight,
  goOnButton,
} from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

// What a page can break of the spec, by the sentence: each title is one that docs/spec-map.md explains.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('the sentences of the public pages hold', async ({ page, network }) => {
  await test.step('the landing page says short videos in the metaverse, questions, a free token (S1.1)', async () => {
    await page.goto('/')
    await expect(page.getByText(/short videos in the metaverse/i)).toBeVisible()
    await expect(page.getByText(/free token/i).first()).toBeVisible()
  })
  await test.step('the top bar has Login and Register, behind a menu on a phone (S2.14, S2.17)', async () => {
    const menu = await openTopMenu(page)
    for (const name of ['Login', 'Register'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await page.reload()
  })
  await test.step('empty fields of the landing login give Email/Password incorrect (S5.1, S8.10)', async () => {
    await button(page, 'LOGIN').click()
    await expectToast(page, 'Email/Password incorrect', 'alert-error')
    await closeToast(page)
  })
  await test.step('the login page has email, password, LOGIN and a link to register (S2.5)', async () => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(button(page, 'LOGIN')).toBeVisible()
  })
  await test.step('a short password at registration gets the info toast (S5.5, S8.11)', async () => {
    await page.goto('/register')
    await page.getByLabel('Full Name').fill('Full Name')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await button(page, 'SUBMIT').click()
    await expectToast(page, 'Please enter a password with at least six characters.', 'alert-info')
  })
  await test.step('a reward without an email gets the modal Email missing (S5.7, S8.20)', async () => {
    await page.goto('/reward')
    await expect(page.getByLabel('Evm Wallet Address (Optional)')).toBeVisible()
    await button(page, 'Submit').click()
    await expectModal(page, 'Email missing', 'Please fill in your email.')
  })
  await test.step('a reward that cannot be stored gets the modal Server Error (S8.22)', async () => {
    const lost = await network.lose('/api/rewards')
    await page.getByLabel('Email Address').fill(newEmail())
    await button(page, 'Submit').click()
    await expectModal(page, 'Server Error', 'Error submitting details. Try again later.')
    await lost.restore()
  })
  await test.step('a reward that is stored gets the modal Success, and leads to the landing page (S8.21)', async () => {
    await button(page, 'Submit').click()
    await expect(page.getByRole('dialog')).toContainText(
      'Details submitted successfully. We will contact you by email.',
    )
    await expect(page).toHaveURL('/')
  })
})

async function expectModal(page: Page, title: string, words: string) {
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: title })).toBeVisible()
  await expect(modal).toContainText(words)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
}

test('the sentences of dashboard, quiz and success page hold', async ({ page, newLearner }) => {
  const learner = await newLearner({ attended: [1] })
  await test.step('login saves userEmail and the authenticated flag, and goes to the dashboard (S3.17, S4.10)', async () => {
    await loginByForm(page, learner)
    await expect(page).toHaveURL('/dashboard')
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toMatchObject({ userEmail: learner.email, authenticated: 'true' })
  })
  await test.step('there is one entry per module, each with a class row and a quiz row (S1.3, S2.18)', async () => {
    for (const number of all) {
      const entry = page.locator(`#module-${number}`)
      await expect(entry.getByText(`Module ${number}`, { exact: true })).toBeVisible()
      await expect(entry.locator('.task-title')).toHaveText(['Take Metaverse Class', 'Take Module Quiz'])
    }
    await expect(page.locator('.task-state').first()).toHaveText('Done')
  })
  await test.step('below nine the bottom button is there, and disabled (S2.21, S9.7)', async () => {
    await expect(button(page, 'Request Completion Certificate')).toBeDisabled()
  })
  await test.step('the drawer has the email, five programmes, LOGOUT (S2.8, S2.10, S2.12)', async () => {
    const drawer = await openDrawer(page)
    await expect(drawer).toContainText(learner.email)
    const programmes = [
      'Mindset Reset',
      'Winter EduTrain',
      'Spring EduTrain',
      'Summer EduTrain',
      'Fall EduTrain',
    ]
    for (const name of programmes) await expect(drawer.getByText(name, { exact: true })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
  await test.step('module ids outside 1 to 9 show module 1 (S9.10)', async () => {
    for (const id of ['0', '10', 'abc']) {
      await page.goto(`/module/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Module 1/)
    }
  })
  await test.step('the quiz begins at Question 1 of 10 with radios, none chosen, and Next (S2.22, S2.23, S4.15)', async () => {
    await page.goto('/module/1')
    await expectQuestion(page, 1)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(answerButton(page)).toHaveText('Next')
  })
  await test.step('no option gives an info toast, which goes after 2.5 s (S5.10, S8.12, S9.5)', async () => {
    await answerButton(page).click()
    await expectToast(page, 'Please select a valid option.', 'alert-info')
    // How soon is measured in toasts.spec.ts, on a clock that stands still.
    await expect(toastOf(page)).toHaveCount(0)
  })
  await test.step('a wrong option gives an error toast and stays (S4.18, S5.11, S8.13)', async () => {
    await chooseWrong(page)
    await answerButton(page).click()
    await expectToast(page, 'Incorrect option. Try again', 'alert-error')
    await expectQuestion(page, 1)
    await closeToast(page)
  })
  await test.step('right ones lead on; the last button reads Mark Module As Done (S2.23, S4.16)', async () => {
    for (let position = 1; position <= 9; position++) {
      await chooseRight(page)
      await answerButton(page).click()
      await expectRight(page)
      await goOnButton(page).click()
      await expectQuestion(page, position + 1)
    }
    await chooseRight(page)
    await expect(answerButton(page)).toHaveText('Mark Module As Done')
    await answerButton(page).click()
  })
  await test.step('the success page says so, and Proceed records and returns (S2.24, S2.25, S4.22, S4.25)', async () => {
    await expect(page).toHaveURL('/success')
    await expect(page.getByText('Congratulations on finishing module 1')).toBeVisible()
    await page.getByText('Proceed to Next Module').click()
    await expectToast(page, 'Progress Updated', 'alert-success')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('the sentences of the end of the journey hold', async ({ page, newLearner, network }) => {
  await loginByForm(page, await newLearner({ completed: all }))
  const request = button(page, 'Request Completion Certificate')
  await test.step('all rows are checked, and no entry is folded away (S4.27, S4.28)', async () => {
    for (const number of all) await expect(page.locator(`#module-${number}`)).toBeVisible()
    await expect(page.locator('.task-state')).toHaveText(all.flatMap(() => ['Done', 'Done']))
  })
  await test.step('a request that fails is told (S8.19)', async () => {
    const lost = await network.lose('/api/certificate-request', 'POST')
    await request.click()
    await expectToast(page, 'Error making Request..', 'alert-error')
    await lost.restore()
    await closeToast(page)
  })
  await test.step('a request is announced and confirmed (S8.16, S8.18)', async () => {
    const held = await network.hold('/api/certificate-request', 'POST')
    await request.click()
    await expectToast(page, 'Initialising Request..', 'alert-info')
    held.release()
    await expectToast(page, 'Request Sent Successfully', 'alert-success')
  })
  await test.step('a second one is told Request already sent, also after a reload (S4.31, S8.17)', async () => {
    await page.reload()
    // With its day from then on.
    await page.getByRole('button', { name: /^Request Completion Certificate/ }).click()
    await expectToast(page, 'Request already sent', 'alert-success')
  })
})
