import type { Locator, Page } from '@playwright/test'
import { login, loginByForm, signIn } from '#workshop/e2e/support/login.ts'
import { untilAlive, untilFonts } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const start = (page: Page) => page.getByRole('link', { name: 'Start free' })
const scene = /\/scene-[\w-]+\.svg/

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, centre: box.x + box.width / 2 }
}

/** Gathers how far anything moves by itself from here on, on every page that this one shows. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

for (const height of [640, 740])
  test(`the first screen of a phone ${height} high has the ways in, the train, large, and the whole line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/')
    const button = await boxOf(start(page))
    expect(button.width).toBeGreaterThanOrEqual(300)
    expect(button.height).toBeGreaterThanOrEqual(54)
    expect(
      (await boxOf(page.getByRole('link', { name: 'I have an account' }))).height,
    ).toBeGreaterThanOrEqual(44)
    const [title, words, certificate, look, account, train] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Watch short videos in the metaverse'),
        page.getByText('a certificate that anyone can check'),
        page.getByRole('link', { name: 'See the first lesson' }),
        page.getByRole('link', { name: 'I have an account' }),
        page.locator('.line-train'),
      ].map(boxOf),
    )
    const order = [title, words, certificate, button, look, account, train].map((box) => box?.y ?? 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    // In one row, above the peak.
    expect(look?.x).toBe(title?.x)
    expect(account?.y).toBe(look?.y)
    // Once it has pulled in.
    await expect.poll(async () => (await boxOf(page.locator('.line-train'))).x).toBeGreaterThanOrEqual(0)
    const line = await boxOf(page.locator('.line-names'))
    expect(line.y - button.bottom).toBeGreaterThanOrEqual(height === 640 ? 170 : 260)
    const arrived = await boxOf(page.locator('.line-train'))
    expect(arrived.width).toBeGreaterThanOrEqual(200)
    expect(arrived.right).toBeLessThanOrEqual(360)
    expect(arrived.bottom).toBeLessThanOrEqual(line.y)
    // The scene goes on beyond the edge.
    expect((await boxOf(page.locator('.landscape use').first())).right).toBeGreaterThan(600)
    const stops = page.locator('.line-names ol > li')
    const seasons = page.locator('.line-names p')
    await expect(stops).toHaveCount(9)
    await expect(seasons).toHaveCount(5)
    for (const part of [...(await stops.all()), ...(await seasons.all())]) {
      const box = await boxOf(part)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(360)
      expect(box.bottom).toBeLessThanOrEqual(height)
    }

    await start(page).click()
    await expect(page).toHaveURL('/register')
  })

for (const language of ['en', 'fr'])
  test(`on the first screen of a small phone the words stand apart from each other and from the button (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/?language=${language}`)
    await untilFonts(page)
    const parts = ['.landing-title', 'h1 + p', '.landing-facts', '.landing-button', '.line-names']
    const [title, intro, facts, button, line] = await Promise.all(
      parts.map((part) => boxOf(page.locator(part).first())),
    )
    if (!title || !intro || !facts || !button || !line) throw new Error('A part is missing.')
    expect(intro.y - title.bottom).toBeGreaterThanOrEqual(10)
    expect(facts.y - intro.bottom).toBeGreaterThanOrEqual(10)
    expect(button.y - facts.bottom).toBeGreaterThanOrEqual(14)
    expect(line.bottom).toBeLessThanOrEqual(640)
  })

test('landing page and dashboard say the same of how long the journey takes', async ({
  page,
  newLearner,
}) => {
  await page.goto('/')
  await expect(page.locator('.landing-facts')).toContainText('about 3 hours in all')
  await login(page, await newLearner())
  await expect(page.getByRole('main')).toContainText('3 hours')
})

test('"I have an account" leads to the login below, ready to be written in', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeInViewport()
  await expect(page).toHaveURL('/')
})

test('the landscape comes once, after the page is there, and moves nothing @wide', async ({ page }) => {
  const shifts = await watchShifts(page)
  const asked: number[] = []
  page.on('request', (request) => scene.test(request.url()) && asked.push(Date.now()))
  const fetched = page.waitForEvent('requestfinished', (request) => scene.test(request.url()))
  const answer = await page.goto('/')
  expect(await answer?.text()).not.toContain('<use')
  const drawn = page.locator('.landscape use')
  await expect(drawn.first()).toBeAttached()
  await expect.poll(() => asked.length).toBe(1)
  const painted = await page.evaluate(
    () =>
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  expect(asked[0]).toBeGreaterThanOrEqual(Math.floor(painted))
  const width = page.viewportSize()?.width ?? 0
  expect((await drawn.first().boundingBox())?.width).toBeGreaterThanOrEqual(width)
  expect(await shifts()).toBe(0)

  await fetched
  await page.getByRole('link', { name: 'Start free' }).click()
  await page.goBack()
  await expect(drawn.first()).toBeAttached()
  // What the browser takes out of its cache costs nothing.
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/scene-[\w-]+\.svg/.test(name))
      .map(({ transferSize }) => transferSize),
  )
  expect(sizes.filter((size) => size > 0)).toHaveLength(1)
})

for (const { language, map, seasons } of [
  {
    language: 'en',
    map: 'Five seasons, nine stations',
    seasons: ['Mindset Reset', 'Winter', 'Spring', 'Summer', 'Fall'],
  },
  {
    language: 'fr',
    map: 'Cinq saisons, neuf gares',
    seasons: ['Nouveau regard', 'Hiver', 'Printemps', 'Été', 'Automne'],
  },
])
  test(`on a phone the whole line is one rail of numbers, its seasons in one row below (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/?language=${language}`)
    const line = page.getByRole('region', { name: map })
    const titles = line.locator('.line-names p')
    await expect(titles).toHaveCount(seasons.length)
    for (const [index, name] of seasons.entries())
      await expect(titles.nth(index)).toHaveText(name, { useInnerText: true })
    const rows = new Set<number>()
    let [number, reached] = [0, 0]
    for (const season of await line.locator('.line-names > li').all()) {
      const title = await boxOf(season.locator('p'))
      rows.add(title.y)
      expect(title.bottom).toBeLessThanOrEqual(640)
      for (const station of await season.locator('ol > li').all()) {
        const dot = await boxOf(station)
        expect(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(18)
        expect(dot.x).toBeGreaterThanOrEqual(reached)
        expect(dot.bottom).toBeLessThanOrEqual(title.y)
        reached = dot.right
        // Seen is the number; the name is there for those who listen.
        number++
        const seen = await station.evaluate((one) => getComputedStyle(one, '::before').content)
        expect(seen).toBe(`"${number}"`)
        await expect(station).toHaveText(/\S/)
      }
    }
    expect(rows.size).toBe(1)
    expect(number).toBe(9)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

test('on a wide screen the ticket stands beside the headline, the line below both, and no peak behind words @desktop', async ({
  page,
  newLearner,
}) => {
  const expectClear = async () => {
    const facts = await boxOf(page.locator('.landing-facts'))
    const scene = await boxOf(page.locator('.line-scene'))
    // The highest peak of the scene, in which nothing is drawn above its mask.
    expect(facts.bottom).toBeLessThanOrEqual(scene.y + scene.height * 0.24)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(start(page)).toBeVisible()
  await expectClear()
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const ticket = await boxOf(page.locator('#login'))
  const button = await boxOf(start(page))
  expect(ticket.x).toBeGreaterThan(title.x + 500)
  expect(ticket.y).toBeLessThan(title.bottom)
  const stops = page.locator('.line-mark > circle:last-of-type')
  const names = page.locator('.line-names ol > li')
  await expect(names).toHaveCount(9)
  for (let index = 0; index < 9; index++) {
    const stop = await boxOf(stops.nth(index))
    const name = await boxOf(names.nth(index))
    expect(Math.abs(stop.centre - name.centre), `station ${index + 1}`).toBeLessThan(2)
    expect(stop.y).toBeGreaterThan(Math.max(button.bottom, ticket.bottom))
    expect(name.y).toBeGreaterThan(stop.bottom)
    expect(name.bottom).toBeLessThanOrEqual(800)
  }
  const scene = await boxOf(page.locator('.line-scene'))
  expect(scene.width).toBe(1280)
  // Above the sun of the summer, whose rays begin there in the drawing.
  expect((await boxOf(page.locator('#login > .paper-card'))).bottom).toBeLessThanOrEqual(
    scene.y + scene.height * 0.36,
  )
  await signIn(page, await newLearner())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expectClear()
})

test('a learner who is signed in finds the next stop in place of the login form, from the first frame on', async ({
  page,
  newLearner,
}) => {
  // With all that a login brings along: a browser that has the ticket to fetch shows the form until it is there.
  await loginByForm(page, await newLearner({ completed: [1, 2] }))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('modulesDrawn'))).toContain('[1,2]')
  const shifts = await watchShifts(page)
  await page.addInitScript(() => {
    const seen = window as unknown as { frames: number; forms: number }
    Object.assign(seen, { frames: 0, forms: 0 })
    const look = () => {
      const field = document.querySelector<HTMLElement>('input[type=password]')
      if (document.querySelector('h1')) seen.frames++
      if (field?.checkVisibility()) seen.forms++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Next: Wallets and safety')).toBeVisible()
  const goOn = main.getByRole('link', { name: 'Continue' })
  expect((await boxOf(goOn)).bottom).toBeLessThanOrEqual(640)
  await expect(main.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(start(page)).toHaveCount(0)
  const { frames, forms } = await page.evaluate(() => ({ ...window }) as unknown as Record<string, number>)
  expect(frames).toBeGreaterThan(1)
  expect(forms).toBe(0)
  expect(await shifts()).toBe(0)

  await goOn.click()
  await expect(page).toHaveURL('/dashboard')
})
