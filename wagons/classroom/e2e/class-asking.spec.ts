import type { Locator } from '@playwright/test'
import {
  askEveryone,
  goIn,
  hold,
  openLoggedIn,
  openTab,
  pictureOf,
  tabsOf,
} from '#wagons/classroom/e2e/support/classroom.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
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

for (const height of [560, 640])
  test(`on a phone of 360 × ${height} a question of four answers, and then its result, is whole on the screen with the tabs, below a strip with the film and its line`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await signIn(page, await newLearner())
    const [{ poll }, others] = [playedClasses.hosting, playedClasses.held]
    const options = [...poll.options, 'Whoever finds it first']
    const room = page.locator('.classroom')
    const seen = async (...parts: readonly Locator[]) => {
      await expectInView(
        pictureOf(page),
        page.locator('.film-caption'),
        tabsOf(room),
        room.getByRole('heading', { name: poll.question }),
        ...parts,
      )
      expect((await page.locator('.film-screen').boundingBox())?.height).toBe(64)
    }
    await page.goto('/class/harbour?module=3')
    await enterPlayedClass(page, { ...others, poll: { ...poll, options, counts: undefined } })
    await expect(room.locator('.class-choice')).toHaveCount(4)
    await seen(...(await room.locator('.class-choice').all()))

    await page.reload()
    const closed = { ...poll, options, isOpen: false, right: 0, counts: [4, 2, 0, 1] }
    await enterPlayedClass(page, { ...others, poll: closed })
    await openTab(room, 'Question')
    await expect(room.locator('.poll-answer')).toHaveCount(4)
    await seen(...(await room.locator('.poll-answer').all()))
    await openTab(room, 'Take part')
    await expectInView(pictureOf(page), tabsOf(room))
    expect((await page.locator('.film-screen').boundingBox())?.height).toBeGreaterThan(100)
  })

test('on a small phone a host who has asked everyone has the question, its counts, its end and the tabs on the screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const room = await hold(page, 7, 'Ms Dupont')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  await askEveryone(tools, 'Who may know it?')
  const result = tools.getByRole('region', { name: 'Who may know it?' })
  await expect(result.getByRole('listitem')).toHaveCount(3)
  await expectInView(
    tabsOf(room),
    result.getByRole('heading'),
    ...(await result.getByRole('listitem').all()),
    result.getByRole('button', { name: 'Close the question and show the result' }),
  )
})

test('a question that a host asks at a desktop scrolls no page, and the people, by name, are below the tools and never over them @desktop', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, await createOperator(request, {}, server.dataDir))
  const room = await hold(page, 6, 'Ms Dupont')
  const tools = room.getByRole('region', { name: 'For you as the host' })
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  await tools.getByRole('button', { name: 'Pause for everyone' }).click()
  await expect(pictureOf(page)).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await askEveryone(tools, 'Who may know it?')
  const result = tools.getByRole('region', { name: 'Who may know it?' })
  const end = result.getByRole('button', { name: 'Close the question and show the result' })
  await expectInView(
    pictureOf(page),
    result.getByRole('heading'),
    ...(await result.getByRole('listitem').all()),
    end,
    room.locator('.bench-name'),
  )
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  const [column, people] = [
    await room.locator('.room-column').boundingBox(),
    await room.locator('.benches').boundingBox(),
  ]
  expect((column?.y ?? 0) + (column?.height ?? 0)).toBeLessThanOrEqual(people?.y ?? 0)
})

test('until a host begins there is nothing to start on the board, which says who will', async ({
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
  const tools = (await hold(page, 8, 'Ms Dupont')).getByRole('region', { name: 'For you as the host' })
  const room = await goIn(seat, 8, 'Ana')
  await expectInView(seat.locator('.board-still').getByText('The host will start.'), tabsOf(room))
  await expect(page.locator('.board-still').getByText('You start: play the film')).toBeVisible()
  for (const one of [page, seat])
    await expect(one.getByRole('button', { name: /Watch the film/ })).toHaveCount(0)
  await tools.getByRole('button', { name: 'Play for everyone' }).click()
  await expectInView(pictureOf(seat))
  await expect(page.locator('.board-still')).toHaveCount(0)
  await seat.context().close()
})
