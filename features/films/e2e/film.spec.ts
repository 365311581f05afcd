import {
  captionOf,
  holdFilm,
  pictureOf,
  placeOf,
  playerButton,
  playerOf,
  railOf,
  readFilm,
  stopClock,
  watchButton,
  watchFilm,
} from '#workshop/e2e/support/film.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const classPage = '/class/harbour?module=3'

for (const path of [classPage, '/lesson/3'])
  test(`a film on ${path} is fetched with a tap, plays, stops and goes on`, async ({ page, request }) => {
    const { film, lines } = await readFilm(request, 3)
    const fetched: string[] = []
    page.on('request', (asked) => fetched.push(asked.url()))
    await page.goto(path)
    await expect(watchButton(page)).toContainText(film.title)
    expect(fetched.filter((url) => /film-player|\/film$/.test(url))).toEqual([])

    await watchFilm(page)
    await expect(captionOf(page)).toHaveText(lines[0]?.line.text ?? '')
    await expect(playerButton(page, 'Pause')).toBeFocused()
    await expect.poll(() => placeOf(page)).toBeGreaterThan(300)
    await playerButton(page, 'Pause').click()
    const stopped = await placeOf(page)
    await expect(playerButton(page, 'Play')).toBeVisible()
    expect(await placeOf(page)).toBe(stopped)
    await pictureOf(page).click()
    await expect.poll(() => placeOf(page)).toBeGreaterThan(stopped)
  })

for (const language of ['en', 'fr'])
  test(`the film is the first thing below the title and the road, its picture half as wide as the screen and its length in it, and a small phone still shows where the lesson begins (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/lesson/3?language=${language}`)
    const still = watchButton(page).locator('.film-view')
    await expect(still.locator('.film-picture')).toBeVisible()
    const box = await still.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(165)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1)
    await expect(still.locator('.film-length')).toHaveText(/^\d:\d\d$/)
    const road = await page.locator('.road').boundingBox()
    expect((box?.y ?? 0) - (road?.y ?? 0) - (road?.height ?? 0)).toBeLessThan(24)
    const words = await page.locator('.lesson section > p').first().boundingBox()
    // Three lines of it.
    expect(640 - (words?.y ?? 640)).toBeGreaterThanOrEqual(3 * 28)
  })

for (const height of [560, 800])
  test(`a film that the address asks for begins under the road at the top of a screen ${height} high, and its controls are on it`, async ({
    page,
    viewport,
  }) => {
    await page.setViewportSize({ width: viewport?.width ?? 360, height })
    await page.goto('/lesson/4#film')
    await expectInView(playerOf(page).locator('.film-controls'))
    await expectInView(page.locator('.road'))
    await expect.poll(async () => (await pictureOf(page).boundingBox())?.y).toBeLessThan(64)
  })

test('each line stays for its time, and at a speed of 1.5 two thirds of it (SX.46)', async ({
  page,
  request,
}) => {
  const { lines } = await readFilm(request, 3)
  const [first, second] = lines
  await page.clock.install()
  await page.goto(classPage)
  await watchFilm(page)
  await stopClock(page)
  await railOf(page).fill('0')
  await page.clock.runFor((first?.endsAt ?? 0) - 100)
  await expect(captionOf(page)).toHaveText(first?.line.text ?? '')
  await page.clock.runFor(200)
  await expect(captionOf(page)).toHaveText(second?.line.text ?? '')

  await playerOf(page).getByLabel('Speed').selectOption('1.5')
  await page.clock.runFor(100)
  const before = await placeOf(page)
  await page.clock.runFor(1000)
  const passed = (await placeOf(page)) - before
  expect(passed).toBeGreaterThanOrEqual(1300)
  expect(passed).toBeLessThanOrEqual(1700)
})

test('the film ends with its last line, and is watched again from its beginning', async ({
  page,
  request,
}) => {
  const { film, lines } = await readFilm(request, 3)
  await page.goto(classPage)
  await holdFilm(page, film.ms - 200)
  await playerButton(page, 'Play').click()
  await expect(playerButton(page, 'Watch again')).toBeVisible()
  await expect(captionOf(page)).toHaveText(lines.at(-1)?.line.text ?? '')
  await playerButton(page, 'Watch again').click()
  await expect(captionOf(page)).toHaveText(lines[0]?.line.text ?? '')
})

test('keys do what they do in other players, and leave other controls alone (SX.46)', async ({
  page,
  request,
}) => {
  const { film } = await readFilm(request, 3)
  await page.goto(classPage)
  await holdFilm(page, 20_000)
  const seeks: [key: string, place: number][] = [
    ['ArrowRight', 25_000],
    ['l', 35_000],
    ['j', 25_000],
    ['ArrowLeft', 20_000],
    ['5', film.ms / 2],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['End', film.ms],
  ]
  await railOf(page).focus()
  for (const [key, place] of seeks) {
    await page.keyboard.press(key)
    expect(Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(100)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(playerButton(page, 'Pause')).toBeVisible()
  await page.keyboard.press('k')
  await expect(playerButton(page, 'Play')).toBeVisible()
  await page.keyboard.press('c')
  await expect(captionOf(page)).toHaveCount(0)

  const captions = playerButton(page, 'Turn captions on')
  await captions.focus()
  await page.keyboard.press('Space')
  await expect(captionOf(page)).toBeVisible()
  await expect(playerButton(page, 'Play')).toBeVisible()
  await page.getByRole('link', { name: 'Take Module Quiz' }).focus()
  await page.keyboard.press('k')
  await page.keyboard.press('5')
  await expect(playerButton(page, 'Play')).toBeVisible()
  expect(await placeOf(page)).toBeLessThan(5_000)
})

test('captions stand below the picture and can be switched off (SX.46)', async ({ page }) => {
  await page.goto(classPage)
  await holdFilm(page, 5_000)
  const picture = await pictureOf(page).boundingBox()
  const caption = await captionOf(page).boundingBox()
  expect(caption?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1)
  await playerButton(page, 'Turn captions off').click()
  await expect(captionOf(page)).toHaveCount(0)
  await playerButton(page, 'Turn captions on').click()
  await expect(captionOf(page)).toBeVisible()
})

for (const width of [320, 360, 414])
  test(`no caption is higher than two lines at ${width} px, and nothing is wider than the page`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { lines } = await readFilm(request, 3)
    await page.goto(classPage)
    await holdFilm(page, 0)
    for (const { startsAt } of lines) {
      await railOf(page).fill(String(Math.ceil(startsAt / 100) * 100))
      const rows = await captionOf(page)
        .locator('span')
        .evaluate((span) => span.getClientRects().length)
      expect(rows).toBeLessThanOrEqual(2)
    }
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled).toBeLessThanOrEqual(width)
  })

test('the transcript has every line, marks the one that is said, and leads to each (SX.46)', async ({
  page,
  request,
}) => {
  const { lines } = await readFilm(request, 3)
  await page.goto(classPage)
  await holdFilm(page, 0)
  await playerOf(page).getByText('Read the transcript').click()
  const entries = playerOf(page).getByRole('list').getByRole('button')
  await expect(entries).toHaveText(lines.map(({ line }) => line.text))
  await entries.nth(7).click()
  await expect(captionOf(page)).toHaveText(lines[7]?.line.text ?? '')
  await expect(entries.nth(7)).toHaveAttribute('aria-current', 'true')
  expect(Math.abs((await placeOf(page)) - (lines[7]?.startsAt ?? 0))).toBeLessThanOrEqual(100)
})

test('without motion parts are at once where they go to (SX.46)', async ({ page, request }) => {
  const { lines } = await readFilm(request, 3)
  const moving = lines.flatMap(({ line, startsAt }) =>
    line.moves.map((move) => ({ ...move, startsAt: startsAt + move.at * line.ms })),
  )
  const move = moving.find((each) => each.do === 'move' && each.ms >= 600)
  if (!move) throw new Error('the film has no slow move')
  const stateOf = (ms: number) => async () => {
    await railOf(page).fill(String(Math.ceil(ms / 100) * 100))
    return page.locator(`#${move.part}`).getAttribute('transform')
  }
  const [early, late] = [stateOf(move.startsAt + 200), stateOf(move.startsAt + move.ms)]

  await page.goto(classPage)
  await holdFilm(page, 0)
  expect(await early()).not.toBe(await late())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(early).toBe(await late())
})

test('a film that cannot be loaded says so, and is there at the next try', async ({ page, network }) => {
  await page.goto(classPage)
  const lost = await network.lose('/api/modules/3/film')
  await watchButton(page).click()
  await expect(page.getByText('The film could not be loaded. The lesson is below.')).toBeVisible()
  await lost.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(playerOf(page)).toBeVisible()
})

test('an operator’s own video is played with the controls of the browser (SX.46)', async ({
  page,
  problems,
}) => {
  problems.allow(/film\.webm|status of 404/)
  await page.route('**/api/modules/3/film', (route) =>
    route.fulfill({
      json: {
        film: { moduleNumber: 3, title: 'Our own', ms: 0, scenes: [], video: '/film.webm', language: 'en' },
      },
    }),
  )
  await page.goto(classPage)
  await watchButton(page).click()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('src', '/film.webm')
  await expect(video).toHaveAttribute('controls')
})
