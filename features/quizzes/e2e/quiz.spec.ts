import { rightOptionOf, wordsOf } from '#workshop/e2e/support/answer-key.ts'
import { tireOfQuiz } from '#workshop/e2e/support/database.ts'
import { answerRightly, callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { closeToast, expectToast, toastOf } from '#workshop/e2e/support/page-parts.ts'
import {
  answerBadly,
  answerButton,
  answerWell,
  chooseRight,
  chooseWrong,
  expectQuestion,
  expectRight,
  finishQuiz,
  goOnButton,
  passQuestion,
  questionOf,
  sheetOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

test('a quiz shows its heading, the number of the question and radios in a group of its words (S2.22, S3.18, S4.15)', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe(learner.name)
  await page.goto('/module/4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 4')
  await expectQuestion(page, 1)
  const words = (await questionOf(page).textContent()) ?? ''
  const options = page.getByRole('group', { name: words, exact: true }).getByRole('radio')
  expect([3, 4]).toContain(await options.count())
  for (const option of await options.all()) await expect(option).not.toBeChecked()
  await expect(answerButton(page)).toHaveText('Next')
  await expect(page.getByText(`Good luck, ${learner.name}!`)).toBeVisible()
})

test('without an option it says so, a wrong one is told and stays, a right one moves on (S4.16, S4.18, S5.10)', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1)
  await answerButton(page).click()
  await expectToast(page, 'Please select a valid option.', 'alert-info')

  await answerBadly(page)
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await expectQuestion(page, 1)

  await passQuestion(page)
  await expectQuestion(page, 2)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await answerButton(page).click()
  await expectToast(page, 'Please select a valid option.', 'alert-info')
})

test('the last question has the button Mark Module As Done, and leads to the success page (S2.23, S4.20, S4.22)', async ({
  page,
  request,
  openQuiz,
}) => {
  const learner = await openQuiz(3, 9)
  await expect(answerButton(page)).toHaveText('Next')
  await passQuestion(page)
  await expectQuestion(page, 10)
  await expect(answerButton(page)).toHaveText('Mark Module As Done')
  await answerBadly(page)
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await expectQuestion(page, 10)
  await finishQuiz(page, 10)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations on finishing module 3')
  const { progress } = await callAs<{ progress: object }>(request, learner, 'GET', '/api/progress')
  expect(progress).toMatchObject({ completedModules: [3], completedCount: 0, latestModule: 3 })
})

test('a reload goes on where the learner was, with the options in the same order (S4.15)', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5, 7)
  const order = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((it) => it.getAttribute('value')))
  await page.reload()
  await expectQuestion(page, 7)
  expect(
    await page.getByRole('radio').evaluateAll((radios) => radios.map((it) => it.getAttribute('value'))),
  ).toEqual(order)
})

test('two fast clicks count once', async ({ page, network, openQuiz }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.url()))
  await openQuiz(1)
  await chooseRight(page)
  const held = await network.hold('/answers')
  await answerButton(page).dblclick()
  held.release()
  await expectRight(page)
  await goOnButton(page).click()
  await expectQuestion(page, 2)
  await expect(toastOf(page)).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('a quiz works by keyboard alone: numbers select, Enter answers', async ({ page, openQuiz }) => {
  await openQuiz(1)
  const right = await chooseRight(page)
  const key = await right.evaluate((radio) => {
    const radios = [...document.querySelectorAll('input[type=radio]')]
    return String(radios.indexOf(radio as HTMLInputElement) + 1)
  })
  await page.reload()
  await expect(right).toBeVisible()
  await page.keyboard.press(key)
  await expect(right).toBeChecked()
  await page.keyboard.press('Enter')
  await expectRight(page)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await expect(questionOf(page)).toBeFocused()
})

test('ids outside 1 to 9, or no numbers, show and record module 1 (S9.10)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  await answerRightly(request, learner, 1, 1)
  await signIn(page, learner)
  for (const id of ['0', '10', '1e9', 'abc', '-1', '%00']) {
    await page.goto(`/module/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 1')
    await expectQuestion(page, 2)
  }
})

test('a connection lost while answering keeps the question and the option, to be sent again (S8.14, S9.23)', async ({
  page,
  network,
  openQuiz,
}) => {
  await openQuiz(1)
  const option = await chooseRight(page)
  const lost = await network.lose('/answers')
  await answerButton(page).click()
  await expect(toastOf(page)).toContainClass('alert-error')
  await expectQuestion(page, 1)
  await expect(option).toBeChecked()
  await lost.restore()
  await answerButton(page).click()
  await expectRight(page)
  await goOnButton(page).click()
  await expectQuestion(page, 2)
})

test('a completion that fails says Server error. Try again later. and can be sent again (S8.14)', async ({
  page,
  network,
  openQuiz,
}) => {
  await openQuiz(1, 10)
  const option = await chooseRight(page)
  const lost = await network.lose('/answers')
  await answerButton(page).click()
  await expectToast(page, 'Server error. Try again later.', 'alert-error')
  await closeToast(page)
  await expect(option).toBeChecked()
  await lost.restore()
  await answerButton(page).click()
  await expect(page).toHaveURL('/success')
})

test('a wrong answer brings the hint beside the question, which a reload keeps', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(2)
  const { hint } = wordsOf((await questionOf(page).textContent()) ?? '')
  await expect(page.getByText(hint)).toHaveCount(0)
  await answerBadly(page)
  await expect(page.getByRole('status').filter({ hasText: hint })).toContainText(`Hint: ${hint}`)
  await page.reload()
  await expect(page.getByText(hint)).toBeVisible()
  const part = page.getByRole('link', { name: 'Read more in the lesson' })
  await expect(part).toHaveAttribute('href', /^\/lesson\/2#[a-z0-9-]+$/)
  await expect(part).toHaveAttribute('target', '_blank')
})

test('a right answer stays with its explanation, politely announced, until the learner goes on', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(2)
  const { explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
  await chooseRight(page)
  await answerButton(page).click()
  await expectRight(page)
  await expectQuestion(page, 1)
  await expect(page.getByRole('status').filter({ hasText: explanation })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read more in the lesson' })).toBeVisible()
  await goOnButton(page).click()
  await expectQuestion(page, 2)
  await expect(page.getByText(explanation)).toHaveCount(0)
})

test('a reload after a right answer offers to see its question again, which unfolds and is no verdict on the next one', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(2)
  const { question, answer, explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
  await answerWell(page)
  await page.reload()
  await expectQuestion(page, 2)
  const before = page.getByText('See question 1 again')
  await expect(before).toBeVisible()
  await expect(sheetOf(page)).not.toHaveAttribute('data-verdict')
  await expect(sheetOf(page).getByRole('status')).toHaveText('Question 2 of 10.')
  await expect(page.getByText(explanation)).toBeHidden()
  await before.click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Question 1: ${question}`)
  await expect(page.getByText(`Correct answer: ${answer}`)).toBeVisible()
  await expect(page.getByText(explanation)).toBeVisible()
  await chooseWrong(page)
  await expect(before).toHaveCount(0)
  await answerButton(page).click()
  await expect(page.getByText(explanation)).toHaveCount(0)
})

test('the explanation of the tenth question is folded on the success page, and opens under its question', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(4, 10)
  const { question, explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
  await finishQuiz(page, 10)
  const again = page.getByText('See question 10 again')
  await expect(again).toBeVisible()
  await expect(page.getByText(explanation)).toBeHidden()
  await again.click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Question 10: ${question}`)
  await expect(page.getByText(explanation)).toBeVisible()
})

test('switching the language in the midst of a quiz keeps the question, the order and the choice', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(3)
  const english = (await questionOf(page).textContent()) ?? ''
  await chooseRight(page)
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(questionOf(page)).not.toHaveText(english)
  const french = (await questionOf(page).textContent()) ?? ''
  await expect(page.getByRole('radio', { name: rightOptionOf(french), exact: true })).toBeChecked()
  await expect(questionOf(page)).toHaveAttribute('lang', 'fr')
  await answerButton(page).click()
  await expectRight(page)
  await expect(page.getByText(wordsOf(french).explanation)).toBeVisible()
  await goOnButton(page).click()
  await expectQuestion(page, 2)
  await page.reload()
  await page.getByText('Revoir la question 1').click()
  await expect(page.getByText(wordsOf(french).explanation)).toBeVisible()
})

test('a quiz that was taken very often says when it can be taken again, and one that is open goes on', async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(/429/)
  const learner = await newLearner({ completed: [1, 2], begun: { moduleNumber: 2, answered: 3 } })
  for (const moduleNumber of [1, 2]) tireOfQuiz(learner, moduleNumber)
  await signIn(page, learner)

  await page.goto('/module/1')

  const note = page.getByRole('alert').filter({ hasText: 'You have taken this quiz many times today.' })
  const until = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(Date.now() + 23 * 60 * 60_000)
  await expect(note).toContainText(`You can take it again on ${until}`)
  await page.goto('/module/2')
  await expectQuestion(page, 4)
})
