import { openTab, openTool, pictureOf, tabsOf } from '#wagons/classroom/e2e/support/classroom.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('on a phone up to eight people in the head of a class are 40 px high in one row, and the host has a way to invite beside it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await createOperator(request))
  await page.goto('/class/harbour?module=3')
  const { poll: _poll, ...others } = playedClasses.hosting
  await enterPlayedClass(page, { ...others, people: others.people.slice(0, 8) })
  const room = page.locator('.classroom')
  const figures = await room.locator('.class-faces svg').all()
  expect(figures).toHaveLength(8)
  const boxes = await Promise.all(figures.map((one) => one.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(40)
  await expectInView(room.getByRole('button', { name: 'Invite', exact: true }), tabsOf(room), ...figures)
})

test('what a host scrolls to or writes is on the screen, below the board and the tabs, with no hand over it', async ({
  page,
  request,
}) => {
  await page.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request))
  await page.goto('/class/harbour?module=3')
  const { poll: _poll, ...others } = playedClasses.hosting
  await enterPlayedClass(page, others)
  const tools = page.getByRole('region', { name: 'For you as the host' })
  const hand = tools.getByRole('region', { name: 'Élodie raises a hand · 2' })
  await openTool(tools, 'The class')
  const last = tools.getByRole('button', { name: 'Close the class' })
  await last.evaluate((button) => button.scrollIntoView())
  await expectInView(pictureOf(page), tabsOf(page.locator('.classroom')), last)
  await hand.evaluate((part) => part.scrollIntoView())
  await expectInView(hand.getByRole('heading'), hand.getByRole('button', { name: 'Lower' }).first())
  await openTool(tools, 'Question')
  await tools.getByRole('button', { name: 'Write a question' }).click()
  const field = tools.getByRole('textbox', { name: 'Answer 2' })
  await field.evaluate((input) => input.scrollIntoView())
  await expectInView(pictureOf(page), tabsOf(page.locator('.classroom')), field)
  await expect(hand.getByRole('heading')).not.toBeInViewport()
  expect((await page.locator('.film-screen').boundingBox())?.height).toBe(64)
})

test('a double press on what lowers a hand lowers one, and not the next one, which takes its place', async ({
  page,
  request,
}) => {
  await page.setViewportSize(smallPhone)
  await signIn(page, await createOperator(request))
  await page.goto('/class/harbour?module=3')
  const { poll: _poll, ...others } = playedClasses.hosting
  await enterPlayedClass(page, others)
  const first = page.getByRole('region', { name: 'Élodie raises a hand · 2' })
  await first
    .getByRole('button', { name: 'Lower' })
    .first()
    .evaluate(async (button: HTMLButtonElement) => {
      const title = button.closest('section') ?? button
      button.click()
      await new Promise((next) =>
        new MutationObserver(next).observe(title, { subtree: true, characterData: true, childList: true }),
      )
      button.click()
    })
  const next = page.getByRole('region', { name: 'Chiara raises a hand' })
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: 'Question', exact: true }).click()
  await expect(next).toBeVisible()
})

for (const height of [560, 640])
  test(`on a phone of 360 × ${height} the line of the host stays with the board while one scrolls the room, and covers nothing that is moved to`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await signIn(page, await newLearner())
    await page.goto('/class/harbour?module=3')
    const { poll: _poll, ...others } = playedClasses.held
    await enterPlayedClass(page, others)
    const room = page.locator('.classroom')
    const line = room.locator('.class-caption')
    await expect(line).toContainText('Take your time: I close it in a minute.')
    await openTab(room, 'Take part')
    const check = room.getByRole('checkbox', { name: 'Watch together' })
    await expectInView(pictureOf(page), line)
    await check.evaluate((box) => box.scrollIntoView())
    await expectInView(pictureOf(page), line, check)
    await expectAccessible(page)
  })
