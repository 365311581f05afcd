import type { Locator } from '@playwright/test'
import {
  askEveryone,
  goIn,
  hold,
  openLoggedIn,
  openTab,
  openTool,
  pictureOf,
  tabsOf,
} from '#wagons/classroom/e2e/support/classroom.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

// A site of its own: who holds a class here would be the host of others who are in it.
const port = await freePort()
let server: OwnServer

test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  server = await startOwnServer(() => ({ PORT: String(port), OPERATOR_SECOND_FACTOR: 'offered' }))
})
test.afterAll(() => server?.stop())

test('on a small phone each act in a class has its result, the next control and the film on the screen', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const seat = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await seat.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const tools = (await hold(page, 1, 'Ms Dupont')).getByRole('region', { name: 'For you as the host' })
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  await tools.getByRole('button', { name: 'Pause for everyone' }).click()
  const room = await goIn(seat, 1, 'Ana')
  const film = pictureOf(seat)
  await expect(room.getByText('The film is paused for everyone.')).toBeVisible()
  const seen = (...parts: readonly Locator[]) => expectInView(film, tabsOf(room), ...parts)
  const heart = room.getByRole('button', { name: 'Heart', exact: true })
  await seen(room.getByRole('button', { name: 'Raise hand' }), heart)
  const board = await seat.locator('.film-screen').boundingBox()
  expect(board?.height).toBeLessThanOrEqual(smallPhone.height * 0.46)

  await room.getByRole('button', { name: 'Raise hand' }).click()
  await seen(
    room.getByText('1 hand up · yours is number 1'),
    room.getByRole('button', { name: 'Lower hand' }),
  )
  await heart.click()
  await expect(heart).toHaveAttribute('data-sent')
  await seen(heart)

  await askEveryone(tools, 'Who may know your recovery phrase?')
  const option = room.getByRole('button', { name: 'The support team' })
  await seen(room.getByRole('heading', { name: 'Who may know your recovery phrase?' }), option)
  await option.click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
  await seen(option, room.getByRole('button', { name: 'A friend who asks' }))
  await expectAccessible(seat)

  await openTool(tools, 'The class')
  await tools.getByRole('button', { name: 'Open the chat' }).click()
  await openTab(room, 'Chat')
  await room.getByLabel('Your message').fill('On paper.')
  await room.getByRole('button', { name: 'Send' }).click()
  await seen(
    room.getByRole('log').getByText('On paper.'),
    room.getByLabel('Your message'),
    room.getByRole('button', { name: 'Send' }),
  )
  await seat.context().close()
})

test('a question of the host opens its tab and is heard, and while one writes it waits behind a sign', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const seat = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await seat.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const tools = (await hold(page, 2, 'Ms Dupont')).getByRole('region', { name: 'For you as the host' })
  await openTool(tools, 'The class')
  await tools.getByRole('button', { name: 'Open the chat' }).click()
  const room = await goIn(seat, 2, 'Ana')
  await seat.evaluate(() => scrollTo(0, 0))
  await askEveryone(tools, 'Who may know it?')
  const question = room.getByRole('heading', { name: 'Who may know it?' })
  await expectInView(question, room.getByRole('button', { name: 'No one' }))
  await expect(
    room.getByRole('status').filter({ hasText: 'A question to everyone: Who may know it?' }),
  ).toBeAttached()
  await openTool(tools, 'Question')
  await tools.getByRole('button', { name: 'Close the question' }).click()

  await openTab(room, 'Chat')
  const line = room.getByLabel('Your message')
  await line.fill('I think th')
  await askEveryone(tools, 'And who else?')
  await expect(room.getByRole('tab', { name: 'Question new' })).toBeVisible()
  await expect(
    room.getByRole('status').filter({ hasText: 'A question to everyone: And who else?' }),
  ).toBeAttached()
  await expect(line).toBeFocused()
  await openTab(room, 'Question')
  await expect(room.getByRole('tab', { name: 'Question', exact: true })).toBeVisible()
  await expect(room.getByRole('heading', { name: 'And who else?' })).toBeVisible()
  await openTab(room, 'Chat')
  await expect(line).toHaveValue('I think th')
  await seat.context().close()
})

test('the arrow keys move along the tabs of a class, each of which has its panel @desktop', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await goIn(other, 5, 'Ben')
  await signIn(page, await newLearner())
  const room = await goIn(page, 5, 'Ana')
  await room.getByRole('tab', { name: 'Take part' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(room.getByRole('tab', { name: 'People' })).toBeFocused()
  await expect(room.getByRole('tabpanel', { name: 'People' })).toContainText('Ana')
  await page.keyboard.press('ArrowRight')
  await expect(room.getByRole('tab', { name: 'Take part' })).toBeFocused()
  await expect(room.getByRole('tabpanel', { name: 'Take part' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(room.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
  await other.context().close()
})

test('a host at a desktop has the board and the people beside the tools, whichever are used @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const room = await hold(page, 4, 'Ms Dupont')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  const film = pictureOf(page)
  const people = room.getByRole('list', { name: 'On the benches' })
  await expectInView(film, people)
  const atEveryMoment = [
    tools.getByRole('button', { name: 'Pause for everyone' }),
    tools.getByRole('region', { name: 'Hands, in order' }),
    tools.getByRole('region', { name: 'Questions for you' }),
  ]
  for (const [way, name] of [
    ['Lesson', 'Clear the board'],
    ['A line', 'Show the line'],
    ['Question', 'Write a question'],
    ['The class', 'No one new'],
    ['The class', 'Close the class'],
  ] as const) {
    await openTool(tools, way)
    const tool = tools.getByRole('button', { name })
    await tool.focus()
    await expectInView(film, people, ...atEveryMoment, tools.getByRole('button', { name: 'A line' }), tool)
  }
  const [left, right] = [await film.boundingBox(), await tools.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await openTab(room, 'Chat')
  await openTab(room, 'Tools')
  await expectInView(tools.getByRole('button', { name: 'Pause for everyone' }))
  await tools.getByRole('button', { name: 'Pause for everyone' }).click()
  await expect(room.getByText('The film is paused.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('at a desktop the film, what one does, the chat and everyone by name are on one screen @desktop', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/class/harbour?module=3')
  await enterPlayedClass(page, playedClasses.held)
  const room = page.locator('.classroom[data-inside]')
  await openTab(room, 'Take part')
  await expectInView(
    pictureOf(page),
    room.getByRole('button', { name: 'Lower hand' }),
    room.getByRole('log').getByText('Never in a photo, please.'),
    room.getByLabel('Your message'),
    room.getByRole('button', { name: 'Walk into the hall' }),
    room.locator('.bench-nick').getByText('Demir'),
  )
  await openTab(room, 'Question')
  await expect(room.getByRole('log')).toBeHidden()
  await expectAccessible(page)
})

for (const height of [560, 640])
  test(`on a phone of 360 × ${height} who is here is seen at once, with the tabs and a question that is open`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await signIn(page, await newLearner())
    await page.goto('/class/harbour?module=3')
    await enterPlayedClass(page, { ...playedClasses.held, caption: '' })
    const room = page.locator('.classroom')
    const faces = room.locator('.class-faces')
    await expectInView(
      pictureOf(page),
      room.getByText('11 here'),
      faces,
      tabsOf(room),
      room.getByRole('heading', { name: 'Who may know your recovery phrase?' }),
      ...(await room.locator('.room-panel .class-choice').all()),
    )
    // Each is whole, and what has no room is not there.
    const { y, height: tall } = (await faces.boundingBox()) ?? { y: 0, height: 0 }
    const tops = await faces
      .locator('svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(tops.filter((top) => top < y + tall).length).toBeGreaterThanOrEqual(8)
  })

test('a host at a desktop sees all answers to a question at once, with those who wait and the film @desktop', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto('/class/harbour?module=3')
  const { poll, ...others } = playedClasses.hosting
  const options = [...poll.options, 'Whoever finds it first']
  const asked = { ...poll, question: 'Who may know your recovery phrase, and who may not?', options }
  await enterPlayedClass(page, { ...others, caption: '', poll: { ...asked, counts: [4, 2, 0, 1] } })
  const tools = page.getByRole('region', { name: 'For you as the host' })
  await openTool(tools, 'Question')
  const result = tools.getByRole('region', { name: asked.question })
  await expectInView(
    pictureOf(page),
    tools
      .getByRole('region', { name: 'Élodie raises a hand · 2' })
      .getByRole('button', { name: 'Lower' })
      .first(),
    tools.getByRole('region', { name: 'Questions for you' }).getByRole('listitem').first(),
    result.getByRole('heading'),
    ...(await result.getByRole('listitem').all()),
    result.getByRole('button', { name: 'Close the question and show the result' }),
  )
  await expect(result.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
})

for (const isPaused of [false, true])
  test(`a host who presses End in the time of a film that is ${isPaused ? 'paused' : 'playing'} ends it for all, whom the board leads to the lesson`, async ({
    page,
    request,
    browser,
    baseURL,
    problems,
    newLearner,
  }) => {
    const module = isPaused ? 6 : 5
    const seat = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
    await seat.setViewportSize(smallPhone)
    await signIn(page, await createOperator(request, {}, server.dataDir))
    const tools = (await hold(page, module, 'Ms Dupont')).getByRole('region', { name: 'For you as the host' })
    const room = await goIn(seat, module, 'Ana')
    await tools.getByRole('button', { name: 'Play for everyone' }).click()
    if (isPaused) await tools.getByRole('button', { name: 'Pause for everyone' }).click()
    await expect(room.getByText(`The film is ${isPaused ? 'paused' : 'playing'} for everyone.`)).toBeVisible()
    await tools.getByLabel('Time of the film, for everyone').press('End')
    await expect(room.getByText('The film is over.')).toBeVisible()
    const next = seat.locator('.film-screen').getByRole('link', { name: 'Read the lesson' })
    await expectInView(next)
    await next.click()
    await expect(seat.locator('#lesson-text').getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await seat.context().close()
  })

test('what stands in the place of a film that is on its way says so', async ({ page }) => {
  await page.route(/\/assets\/film-card-/, () => {})
  await page.goto('/class/harbour?module=3')
  await expect(page.locator('.film-room')).toContainText('The film is on its way')
})
