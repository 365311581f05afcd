import { expectVisibleFocus, tabTo } from '../support/accessibility.ts'
import { rightOptionOf, wrongOptionOf } from '../support/answer-key.ts'
import { newEmail } from '../support/learner.ts'
import { expectToast } from '../support/page-parts.ts'
import { expectQuestion, expectRight, questionOf } from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

test('a whole journey by keyboard alone, the focus in sight all the way @desktop', async ({
  page,
  context,
}) => {
  const { keyboard } = page
  const email = newEmail()
  const main = page.getByRole('main')

  await test.step('skips the top bar and registers', async () => {
    await page.goto('/')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
    await keyboard.press('Enter')
    await tabTo(page, main.getByLabel('Email'))
    await tabTo(page, main.getByRole('link', { name: 'Register' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/register')
    await expect(main).toBeFocused()
    await expectVisibleFocus(page)
    await tabTo(page, page.getByLabel('Full Name'))
    await keyboard.type('Amina Yusuf')
    await tabTo(page, page.getByLabel('Email'))
    await keyboard.type(email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await keyboard.type('six or more')
    await tabTo(page, page.getByRole('button', { name: 'SUBMIT' }))
    await keyboard.press('Space')
    await expect(page).toHaveURL('/login')
  })

  await test.step('logs in, after a look at the password', async () => {
    // The e-mail is filled in.
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expectVisibleFocus(page)
    await keyboard.type('six or more')
    await tabTo(page, page.getByRole('button', { name: 'Show password' }))
    await keyboard.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await tabTo(page, page.getByLabel('Password', { exact: true }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Next module: Web2 and Web3')
  })

  await test.step('attends the class', async () => {
    await expectVisibleFocus(page)
    const opening = context.waitForEvent('page')
    await tabTo(page, page.locator('.boarding').getByRole('link', { name: 'Take Metaverse Class' }))
    await keyboard.press('Enter')
    await (await opening).close()
    await expect(page.locator('#module-1 .task-row').first()).toContainText('Done')
    // The next thing to do takes the place of the one that was done, and its focus.
    await expect(page.locator('.boarding-button')).toBeFocused()
    await expect(page.locator('.boarding-button')).toContainText('Practise')
    await expectVisibleFocus(page)
  })

  await test.step('folds another station out and away, and the first one out', async () => {
    const station = page.locator('#module-2')
    await tabTo(page, station.locator('summary'))
    await keyboard.press('Enter')
    await expect(station).toHaveAttribute('open')
    await expect(page.locator('#module-1')).not.toHaveAttribute('open')
    await keyboard.press('Space')
    await expect(station).not.toHaveAttribute('open')
    await expectVisibleFocus(page)
    await tabTo(page, page.locator('#module-1 summary'), 'Shift+Tab')
    await keyboard.press('Enter')
  })

  const choose = async (optionOf: (question: string) => string) => {
    const option = optionOf((await questionOf(page).textContent()) ?? '')
    const radio = page.getByRole('radio', { name: option, exact: true })
    const options = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((it) => (it as HTMLInputElement).value))
    await keyboard.press(String(options.indexOf(option) + 1))
    await expect(radio).toBeChecked()
    await expect(radio).toBeFocused()
  }

  await test.step('answers a question wrongly, then all ten rightly', async () => {
    await tabTo(page, page.locator('#module-1').getByRole('link', { name: 'Take Module Quiz' }))
    await keyboard.press('Enter')
    await expectQuestion(page, 1)
    await expectVisibleFocus(page)
    await choose(wrongOptionOf)
    await keyboard.press('Enter')
    await expectToast(page, 'Incorrect option. Try again', 'alert-error')
    await expectVisibleFocus(page)
    for (let position = 1; position <= 10; position++) {
      await expectQuestion(page, position)
      await expectVisibleFocus(page)
      if (position > 1) await expect(questionOf(page)).toBeFocused()
      await choose(rightOptionOf)
      await keyboard.press('Enter')
      await expectRight(page)
      await expectVisibleFocus(page)
      await keyboard.press('Enter')
    }
  })

  await test.step('proceeds to the next module', async () => {
    await expect(page).toHaveURL('/success')
    await expect(page.getByText('Congratulations on finishing module 1')).toBeVisible()
    await expectVisibleFocus(page)
    await tabTo(page, page.getByRole('button', { name: 'Proceed to Next Module' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Next module: Blockchain')
    await expectVisibleFocus(page)
  })

  await test.step('logs out', async () => {
    const logout = page.getByRole('button', { name: 'LOGOUT' })
    await tabTo(page, logout, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Nine stations')
    await keyboard.press('Tab')
    await expectVisibleFocus(page)
  })
})
