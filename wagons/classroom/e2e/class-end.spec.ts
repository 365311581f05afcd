import {
  askEveryone,
  goIn,
  hold,
  openLoggedIn,
  openTab,
  openTool,
} from '#wagons/classroom/e2e/support/classroom.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

// A site of its own: who closes a class here would send others away.
const port = await freePort()
let server: OwnServer

test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  server = await startOwnServer(() => ({ PORT: String(port), OPERATOR_SECOND_FACTOR: 'offered' }))
})
test.afterAll(() => server?.stop())

test('a class that its host closes ends in a card: what came of it for a learner, with the next step, and for the host (SX.48) @wide', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const learner = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await learner.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const room = await hold(page, 1, 'Ms Dupont')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  const seat = await goIn(learner, 1, 'Ana')
  await askEveryone(tools, 'Who may know it?', 1, 'Whoever has it can take all.')
  await seat.getByRole('button', { name: 'No one' }).click()
  await expect(tools.getByText('1 answer', { exact: true })).toBeVisible()
  await tools.getByRole('button', { name: 'Close the question' }).click()
  await openTab(seat, 'Question')
  await seat.getByLabel('Your question').fill('And on paper?')
  await seat.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(tools.getByRole('region', { name: 'Questions for you' })).toContainText('And on paper?')
  await openTool(tools, 'The class')
  await tools.getByRole('button', { name: 'Close the class' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click()

  const over = learner.getByRole('region', { name: 'Class over' })
  await expect(over).toContainText('You were there for 1 minute.')
  await expect(over).toContainText('You answered 1 question. 1 of 1 correct.')
  await expect(over).toContainText('Attendance counted for module 1')
  await expectInView(
    over.getByRole('heading', { name: 'Class over' }),
    over.getByText('The host has closed the class. Thank you for being there!'),
    over.getByRole('link', { name: 'Next: practise' }),
  )
  await expect(learner.getByRole('button', { name: 'Rejoin the class' })).toHaveCount(0)
  await expect(over.getByRole('heading', { name: 'Class over' })).toBeFocused()

  const ended = page.getByRole('region', { name: 'Class over' })
  await expect(ended).toContainText('Who may know it? 1 of 1 correct Whoever has it can take all.')
  await expect(ended).toContainText('1 question was left unanswered')
  await expect(ended).toContainText('Ana: And on paper?')
  await ended.getByText('1 learner attended').click()
  await expect(ended.getByText('Ana', { exact: true })).toBeVisible()
  await expect(ended.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  await expectAccessible(learner)
  await expectAccessible(page)
  await ended.getByRole('link', { name: 'See who was there' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Class for module 1')
  await learner.context().close()
})

for (const height of [560, 640])
  test(`on a phone of 360 × ${height} a class that is closed after its film has ended has its card at the top of the screen`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await signIn(page, await newLearner())
    await page.goto('/class/harbour?module=3')
    const { poll: _poll, ...others } = playedClasses.held
    const board = { shows: 'film', startedAt: Date.now() - 900_000 } as const
    const say = await enterPlayedClass(page, { ...others, board })
    await expect(page.locator('.film-end')).toBeVisible()
    say({ name: 'bye', data: { reason: 'closed', end: { minutes: 3 } } })
    const over = page.getByRole('region', { name: 'Class over' })
    await expectInView(
      over.locator('.class-over-scene'),
      over.getByRole('heading', { name: 'Class over' }),
      over.getByRole('link', { name: /^Next/ }),
    )
  })
