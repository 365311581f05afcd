import type { Locator } from '@playwright/test'
import {
  classPath,
  expectInside,
  goIn,
  hold,
  openLoggedIn,
  openTab,
  openTool,
  personIn,
} from '#wagons/classroom/e2e/support/classroom.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('a host moves the board, writes a line, takes hands and questions, asks everyone and opens the chat (SX.48)', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const learner = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await signIn(page, await createOperator(request))
  await page.goto('/operator/classes')
  await page.getByRole('heading', { name: 'Module 8' }).click()
  await page.getByRole('link', { name: 'Open the class now' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`${classPath(8)}#host`)
  await expect(page.getByLabel('Your name as the host')).toBeFocused()
  const room = await hold(page, 8, 'Ms Dupont')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  await expect(tools).toBeVisible()
  const [length] = (await page.locator('.film-words').innerText()).match(/\d:\d\d/) ?? []
  await expect(tools).toContainText(`0:00 of ${length}`)
  await expect(
    room.getByRole('status').filter({ hasText: 'You start: play the film for everyone.' }),
  ).toBeVisible()
  const seat = await goIn(learner, 8, 'Ana')
  await expect(personIn(seat, 'Ms Dupont')).toHaveAccessibleName(/host$/)
  await expect(seat).toContainText('With a host')
  await expect(seat.getByRole('heading', { level: 2 }).first()).toHaveText('2 here')

  await tools.getByRole('list', { name: 'Put a section' }).getByRole('button').first().click()
  const section = await tools
    .getByRole('list', { name: 'Put a section' })
    .getByRole('button')
    .first()
    .innerText()
  await expect(seat.getByRole('region', { name: `On the board: ${section}` })).toBeVisible()
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  await expect(seat.getByText('The film is playing for everyone.')).toBeVisible()
  await tools.getByRole('button', { name: 'Pause for everyone' }).click()
  await expect(seat.getByText('The film is paused for everyone.')).toBeVisible()

  await openTool(tools, 'A line')
  await tools.getByLabel('One line that everyone reads').fill('Where would you keep it?')
  await tools.getByRole('button', { name: 'Show the line' }).click()
  await expect(seat.getByText('Where would you keep it?')).toBeVisible()

  await seat.getByRole('button', { name: 'Raise hand' }).click()
  await expect(seat.getByText('1 hand up · yours is number 1')).toBeVisible()
  await tools
    .getByRole('region', { name: 'Ana raises a hand' })
    .getByRole('button', { name: 'Lower' })
    .click()
  await expect(seat.getByRole('button', { name: 'Raise hand' })).toBeVisible()

  await openTab(seat, 'Question')
  await seat.getByLabel('Your question').fill('What if I lose it?')
  await seat.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(seat.getByLabel('Your question')).toHaveValue('')
  const questions = tools.getByRole('region', { name: 'Questions for you' })
  await expect(questions).toContainText('What if I lose it?')
  await questions.getByRole('button', { name: 'Answered' }).click()
  await expect(questions).toContainText('No question is waiting.')

  await openTool(tools, 'Question')
  await tools.getByRole('button', { name: 'Write a question' }).click()
  await tools.getByLabel('Take a question of the quiz').selectOption({ index: 1 })
  const option = await tools.getByRole('textbox', { name: 'Answer 3' }).inputValue()
  await tools.getByRole('button', { name: 'Ask everyone now' }).click()
  await expect(seat.getByText('Where would you keep it?')).toHaveCount(0)
  await expect(tools.getByLabel('One line that everyone reads')).toHaveValue('')
  await expect(seat.getByRole('button', { name: option, exact: true })).toBeVisible()
  await tools.getByRole('button', { name: 'Close the question' }).click()
  await tools.getByRole('button', { name: 'Write a question' }).click()
  await tools.getByLabel('Your question').fill('Who may know it?')
  await tools.getByRole('textbox', { name: 'Answer 1' }).fill('No one')
  await tools.getByRole('button', { name: 'Ask everyone now' }).click()
  await expect(tools.getByRole('alert')).toHaveText('Please write a question and at least two answers.')
  await tools.getByRole('textbox', { name: 'Answer 3' }).fill('The team')
  const right = (number: number) => tools.getByRole('radio', { name: `Answer ${number} is right` })
  await expect(tools.getByLabel('Why it is right')).toBeHidden()
  await right(2).check()
  await tools.getByRole('button', { name: 'Ask everyone now' }).click()
  await expect(tools.getByRole('alert')).toHaveText('The answer that is marked as right has no words yet.')
  await right(2).press('ArrowDown')
  await expect(right(3)).toBeChecked()
  const reason = tools.getByLabel('Why it is right')
  await reason.fill('They are asked')
  await reason.press('Enter')
  await reason.pressSequentially(' each time.')
  await tools.getByRole('button', { name: 'Ask everyone now' }).click()
  const poll = seat.getByRole('region', { name: 'Who may know it?' })
  await poll.getByRole('button', { name: 'No one' }).click()
  await expect(poll.getByRole('button', { name: 'No one' })).toHaveAttribute('aria-pressed', 'true')
  await expect(tools.getByText('1 answer', { exact: true })).toBeVisible()
  await expectAccessible(learner)
  await expectAccessible(page)
  for (const one of [page, learner]) await expect(one.getByText('They are asked')).toHaveCount(0)
  // Heard though another tab is shown.
  await openTab(seat, 'Take part')
  await tools.getByRole('button', { name: 'Close the question' }).click()
  const verdict = 'Not quite. Correct answer: The team (0 of 1) They are asked each time.'
  await expect(seat.getByRole('status').filter({ hasText: verdict })).toHaveCount(1)
  await openTab(seat, 'Question')
  const correct = (room: Locator) => room.getByRole('listitem').filter({ hasText: 'Correct' })
  await expect(correct(poll)).toContainText('The team')
  await expect(correct(poll)).toContainText('They are asked each time.')
  await expect(poll.getByRole('listitem').filter({ hasText: 'your answer' })).toContainText('No one')
  await expect(poll).toContainText('Not quite. The correct answer is marked.')
  await expect(correct(tools.getByRole('region', { name: 'Who may know it?' }))).toContainText(
    'They are asked each time.',
  )

  await openTool(tools, 'The class')
  await tools.getByRole('button', { name: 'Open the chat' }).click()
  await openTab(seat, 'Chat')
  await seat.getByLabel('Your message').fill('see www.example.org')
  await seat.getByRole('button', { name: 'Send' }).click()
  await expect(seat.getByText('This cannot be sent: links')).toBeVisible()
  await expect(seat.getByLabel('Your message')).toHaveValue('see www.example.org')
  await seat.getByLabel('Your message').fill('On paper.')
  await expect(async () => {
    await seat.getByRole('button', { name: 'Send' }).click()
    await expect(seat.getByRole('log')).toContainText('On paper.', { timeout: 1_000 })
  }).toPass()
  await expect(seat.getByLabel('Your message')).toHaveValue('')
  await expect(room.getByRole('tab', { name: 'Chat new' })).toBeVisible()
  await openTab(room, 'Chat')
  await room.getByRole('log').getByRole('button', { name: 'Remove' }).click()
  await expect(seat.getByRole('log')).not.toContainText('On paper.')
  await openTab(room, 'Tools')
  await tools.getByRole('button', { name: 'Close the chat' }).click()
  await expect(seat.getByLabel('Your message')).toHaveCount(0)
  await openTab(room, 'Chat')
  await room.getByLabel('Your message').fill('Thank you all.')
  await room.getByRole('button', { name: 'Send' }).click()
  await expect(seat.getByRole('log')).toContainText(/Ms Dupont\s+host\s+Thank you all\./)
  await expectAccessible(learner)
  await expectAccessible(page)

  await openTab(room, 'Tools')
  await openTab(seat, 'Question')
  await seat.getByLabel('Your question').fill('Where is the list?')
  await seat.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(questions).toContainText('Where is the list?')

  await tools.getByRole('button', { name: 'Close the class' }).click()
  await expect(page.getByRole('dialog')).toContainText('One question is not answered yet.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click()
  await expect(learner.locator('.classroom')).toContainText('The host has closed the class.')
  await learner.context().close()
})

test('a host mutes and removes a learner, and the desk has who was there and what was reported (SX.48)', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  problems.allow(/403/)
  const account = await newLearner()
  const witness = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  const learner = await openLoggedIn(browser, { problems, baseURL }, account)
  await signIn(page, await createOperator(request))
  const room = await hold(page, 7, 'Mr Ito')
  const seat = await goIn(learner, 7, 'Rude One')
  const other = await goIn(witness, 7, 'Björn')
  await personIn(other, 'Rude One').click()
  await witness.getByRole('button', { name: 'Report …' }).click()
  await witness.getByRole('button', { name: 'Send report' }).click()

  await personIn(room, 'Rude One').click()
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(seat).toContainText('The host has muted you')
  await personIn(room, 'Rude One').click()
  await page.getByRole('button', { name: 'Remove from the class' }).click()
  await page.getByRole('button', { name: 'Remove now' }).click()
  await expect(learner.locator('.classroom')).toContainText('The host has removed you from this class.')
  await expect(personIn(other, 'Rude One')).toHaveCount(0)
  await learner.reload()
  await learner.getByRole('button', { name: 'Join the class', exact: true }).click()
  await expect(
    learner.getByRole('alert').filter({ hasText: 'You can come back after it ends.' }),
  ).toBeVisible()

  await page.goto('/operator/classes/reports')
  const row = page.getByRole('row').filter({ hasText: account.email })
  await expect(row).toContainText('About “Rude One”')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Close report' }).click()
  await page.getByLabel('What was done about it').fill('Removed from the class.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close report' }).click()
  await expect(row).toHaveCount(0)

  await page.goto('/operator/classes')
  await page
    .getByRole('region', { name: 'Classes held' })
    .getByRole('row')
    .filter({ hasText: 'Module 7' })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('row').filter({ hasText: account.email })).toContainText(
    'Rude One (removed by the host)',
  )
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('attendance.csv')

  await page.goto(classPath(7))
  await page.getByLabel('Your name as the host').fill('Mr Ito')
  await page.getByRole('button', { name: 'Join as the host' }).click()
  await expectInside(page)
  await expect(other).toContainText('With a host')
  await witness.context().close()
  await learner.context().close()
})

test('a line leads to who wrote it, who has left, for a report and for the host, and not to who has the seat', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const [rude, kind] = [await newLearner(), await newLearner()]
  const witness = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  const learner = await openLoggedIn(browser, { problems, baseURL }, rude)
  const next = await openLoggedIn(browser, { problems, baseURL }, kind)
  await signIn(page, await createOperator(request))
  const room = await hold(page, 6, 'Mr Ito')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  await openTool(tools, 'The class')
  await tools.getByRole('button', { name: 'Open the chat' }).click()
  const seat = await goIn(learner, 6, 'Rude One')
  const other = await goIn(witness, 6, 'Björn')
  await openTab(seat, 'Chat')
  await seat.getByLabel('Your message').fill('You are all stupid.')
  await seat.getByRole('button', { name: 'Send' }).click()
  const left = /seat \d+/.exec(await personIn(other, 'Rude One').ariaSnapshot())?.[0] ?? ''
  await seat.getByRole('button', { name: 'Leave' }).click()
  await expect(personIn(other, 'Rude One')).toHaveCount(0)
  await goIn(next, 6, 'Kind One')
  await expect(personIn(other, 'Kind One')).toHaveAccessibleName(`Kind One, ${left}`)

  await openTab(other, 'Chat')
  await other.getByRole('log').getByRole('button', { name: 'Rude One You are all stupid. Report' }).click()
  const dialog = witness.getByRole('dialog', { name: 'Rude One' })
  await expect(dialog).toContainText('“You are all stupid.”')
  await expectAccessible(witness)
  await dialog.getByRole('button', { name: 'Report …' }).click()
  await witness.getByRole('button', { name: 'Send report' }).click()
  await tools.getByRole('button', { name: 'No one new' }).click()
  await expect(tools).toContainText('Only those who were in this class may come back.')
  await openTab(room, 'Chat')
  await room
    .getByRole('log')
    .getByRole('button', { name: /^Rude One/ })
    .click()
  await page.getByRole('button', { name: 'Remove from the class' }).click()
  await page.getByRole('button', { name: 'Remove now' }).click()
  await expect(personIn(other, 'Kind One')).toBeVisible()

  await openTab(room, 'Tools')
  await tools.getByRole('button', { name: 'Remove all who came in the last 5 minutes' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove them now' }).click()
  await expect(next.locator('.classroom')).toContainText('The host has removed you from this class.')
  await expect(witness.locator('.classroom')).toContainText('The host has removed you from this class.')

  await page.goto('/operator/classes/reports')
  await expect(page.getByRole('row').filter({ hasText: rude.email })).toContainText('About “Rude One”')
  await expect(page.getByRole('row').filter({ hasText: kind.email })).toHaveCount(0)
  for (const one of [witness, learner, next]) await one.context().close()
})
