import { goIn, openLoggedIn } from '#wagons/classroom/e2e/support/classroom.ts'
import { spotOf, walkIn } from '#wagons/classroom/e2e/support/hall.ts'
import { enterPlayedClass, playedClasses } from '#wagons/classroom/e2e/support/played-class.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { readFilm } from '#workshop/e2e/support/film.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

// Drawn without a graphics card; the browser's other settings stay.
test.use({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { project }) => {
      const { args = [], ...others } = project.use.launchOptions ?? {}
      await use({ ...others, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] })
    },
    { scope: 'worker' },
  ],
})

test('a learner walks in, walks by keys, sits down again and goes back to the flat view', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await goIn(page, 1, 'Ines')
  const hall = await walkIn(page)
  await expect(hall.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(hall.getByText('The same people and tools are on the page, too.')).toBeVisible()
  await expect(hall.locator('canvas')).toHaveAttribute('aria-hidden', 'true')

  const how = hall.getByText('Tap the floor to walk there.')
  await expect(how).toBeVisible()
  await hall.getByRole('application').focus()
  await page.keyboard.down('KeyD')
  await expect(hall.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await page.keyboard.up('KeyD')
  await expect(how).toBeHidden()
  await hall.getByRole('button', { name: 'Sit down' }).click()
  await expect(hall.getByRole('button', { name: 'Stand up' })).toBeVisible()

  const boardButton = hall.getByRole('button', { name: 'Look at the board' })
  await boardButton.click()
  await expect(boardButton).toHaveAttribute('aria-pressed', 'true')
  await hall.getByRole('button', { name: 'From my seat' }).click()
  await expect(boardButton).toHaveAttribute('aria-pressed', 'false')

  await hall.getByRole('button', { name: 'Flat view' }).click()
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Walk into the hall' })).toBeFocused()
  await expect(page.locator('.classroom[data-inside]')).toBeVisible()
})

test('others see where a learner goes, whose tap on the floor leads there', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await goIn(page, 2, 'Ines')
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await goIn(other, 2, 'Ben')
  const hall = await walkIn(page)
  const ben = hall.getByText('Ben', { exact: true })
  await expect(ben).toBeInViewport()
  // The view comes from the door to the seat first; after that only who walks moves in it.
  let before = await spotOf(ben)
  await expect
    .poll(async () => {
      const last = before
      before = await spotOf(ben)
      return before.x === last.x && before.y === last.y
    })
    .toBe(true)

  const othersHall = await walkIn(other)
  const floor = await othersHall.getByRole('application').boundingBox()
  if (!floor) throw new Error('The hall is not to be seen.')
  await othersHall.getByRole('application').click({ position: { x: 24, y: floor.height * 0.7 } })
  await expect(othersHall.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await expect
    .poll(async () => {
      const { x, y } = await spotOf(ben)
      return Math.hypot(x - before.x, y - before.y)
    })
    .toBeGreaterThan(5)
  await othersHall.getByRole('button', { name: 'Heart' }).click()
  await expect(hall.locator('.hall-bubble')).toHaveCount(1)
  await other.context().close()
  await expect(ben).toHaveCount(0)
})

test('in a hall without a host anyone starts the film, and what it says stands once, whole, above the heads of those who sit', async ({
  page,
  newLearner,
  request,
}) => {
  // Of no other test: their film may still run.
  const { lines } = await readFilm(request, 2)
  await signIn(page, await newLearner())
  await goIn(page, 2, 'Selma')
  const hall = await walkIn(page)
  await hall.getByRole('button', { name: 'Start the film' }).click()
  const said = hall.locator('.hall-caption')
  await expect(said).toHaveText(lines.map(({ line }) => line.text).at(0) ?? '')
  await expectInView(said)
  const [caption, window, you] = await Promise.all(
    [said, hall.getByRole('application'), hall.getByText('you', { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(caption?.y).toBeGreaterThan(window?.y ?? 0)
  expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThan(you?.y ?? 0)
  await expect(hall.getByRole('button', { name: 'Start the film' })).toHaveCount(0)
})

for (const [width, height, nickname] of [
  [740, 360, 'Odile'],
  [844, 390, 'Olga'],
] as const)
  test(`on a phone of ${width} × ${height}, on its side, the floor of the hall is on the screen, with short names below its tools`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, await newLearner())
    await goIn(page, 1, nickname)
    const hall = await walkIn(page)
    await expectInView(hall.getByRole('application'))
    await expect(hall.getByText('Board', { exact: true })).toBeVisible()
  })

test('nothing is drawn while nothing changes', async ({ page, newLearner }) => {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame
    Object.assign(window, { pictures: 0 })
    window.requestAnimationFrame = (callback) =>
      ask((time) => {
        Object.assign(window, { pictures: (window as unknown as { pictures: number }).pictures + 1 })
        callback(time)
      })
  })
  await signIn(page, await newLearner())
  await goIn(page, 3, 'Ines')
  await walkIn(page)
  let last = -1
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => (window as unknown as { pictures: number }).pictures)
      const isStill = now === last
      last = now
      return isStill
    })
    .toBe(true)
})

test('the hall is accessible in both themes, and keeps still where motion is not wanted', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await goIn(other, 4, 'Björn')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newLearner())
  await goIn(page, 4, 'Ines')
  const hall = await walkIn(page)
  await hall.getByRole('button', { name: 'Heart' }).click()
  const bubble = hall.locator('.hall-bubble svg')
  await expect(bubble).toBeVisible()
  expect(await bubble.evaluate((svg) => svg.getAnimations().length)).toBe(0)
  await expectAccessible(page)
  for (const button of await hall.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await other.context().close()
})

test('where the picture is lost the page says so and stays', async ({ page, newLearner, problems }) => {
  problems.allow(/CONTEXT_LOST|Context Lost/)
  await signIn(page, await newLearner())
  const room = await goIn(page, 5, 'Ines')
  await walkIn(page)
  await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
  await expect(room.getByText('The hall could not be drawn on this device.')).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(room.getByRole('button', { name: 'Leave' })).toBeVisible()
})

for (const [what, nickname, script] of [
  [
    'nothing draws in three dimensions',
    'Cleo',
    () => {
      HTMLCanvasElement.prototype.getContext = () => null
    },
  ],
  ['memory is short', 'Dan', () => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 })],
  [
    'data are saved',
    'Eva',
    () => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  ],
] as const)
  test(`the hall is not offered where ${what}, and none of it is fetched`, async ({ page, newLearner }) => {
    await page.addInitScript(script as () => void)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await signIn(page, await newLearner())
    const room = await goIn(page, 5, nickname)
    await expect(room.getByRole('list', { name: 'On the benches' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Walk into the hall' })).toHaveCount(0)
    expect(fetched.filter((path) => /\/hall-/.test(path))).toEqual([])
  })

test('in the hall a film that is over leads to the lesson from the foot of its board, over no one', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await newLearner())
  await page.goto('/class/harbour?module=3')
  const board = { shows: 'stopped-film', at: 400_000, isOver: true } as const
  await enterPlayedClass(page, { ...playedClasses.hall, caption: '', board })
  const hall = await walkIn(page)
  const next = hall.getByRole('link', { name: 'Read the lesson' })
  await expectInView(next)
  const { y, height } = (await next.boundingBox()) ?? { y: 0, height: 0 }
  for (const name of await hall.locator('.hall-name bdi').filter({ visible: true }).all())
    await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  await next.click()
  await expect(page).toHaveURL(/#lesson-text$/)
  await expect(page.locator('#lesson-text')).toBeInViewport()
})

test('in a full hall with a host the tools are one row in view, one caption is shown, and three names, none over another', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await newLearner())
  await page.goto('/class/harbour?module=3')
  await enterPlayedClass(page, playedClasses.hall)
  const hall = await walkIn(page)
  await expectInView(
    hall.getByRole('button', { name: 'Raise hand' }),
    hall.getByRole('button', { name: 'Stand up' }),
  )
  await expect(hall.locator('.hall-caption')).toHaveText('Host: Who would like to say what the slot is?')
  const middle = (await spotOf(hall.locator('.hall-caption'))).x
  expect(Math.abs(middle - 180)).toBeLessThan(2)
  expect((await hall.getByRole('application').boundingBox())?.height).toBe(640)
  const rows = await hall
    .locator('.hall-buttons > button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(rows).toHaveLength(4)
  expect(new Set(rows).size).toBe(1)
  const reactions = hall.getByRole('group', { name: 'Reactions' }).getByRole('button')
  await expect(reactions).toHaveCount(4)
  for (const [width, height] of [
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectInView(hall.getByRole('button', { name: 'Raise hand' }), ...(await reactions.all()))
  }
  await expect(hall.getByText('arrow keys')).toBeHidden()
  await expect(hall.getByText('Tap the floor')).toBeVisible()
  const names = hall.locator('.hall-name')
  await expect(names).toHaveText(['you', 'Host: Ms Dupont', 'Ana 12'])
  await expect
    .poll(async () => {
      const boxes = await names
        .locator('bdi')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      return boxes.some((one: DOMRect, index: number) =>
        boxes
          .slice(index + 1)
          .some(
            (other: DOMRect) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      )
    })
    .toBe(false)
})
