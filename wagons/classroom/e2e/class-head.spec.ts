import { openTool, tabsOf } from '#wagons/classroom/e2e/support/classroom.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
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

test('a hand that is up stays in sight of a host who scrolls, with what lowers it', async ({
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
  await openTool(tools, 'Question')
  await tools.getByRole('button', { name: 'Write a question' }).click()
  await tools.getByRole('button', { name: 'Ask everyone now' }).scrollIntoViewIfNeeded()
  await expectInView(
    hand.getByRole('heading'),
    hand.getByRole('button', { name: 'Lower' }).first(),
    tools.getByRole('button', { name: 'Ask everyone now' }),
  )
})
