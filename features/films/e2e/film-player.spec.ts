import type { Page } from '@playwright/test'
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
import { keptAnswers } from '#workshop/e2e/support/kept-app.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const classPage = '/class/harbour?module=3'

test('a film goes on where it was left, after a reload too, until it is over', async ({ page, request }) => {
  const { film, lines } = await readFilm(request, 3)
  await page.goto(classPage)
  await holdFilm(page, 42_000)
  await page.reload()
  await expect(watchButton(page)).toContainText('Continue watching')
  await watchFilm(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(41_900)
  expect(await placeOf(page)).toBeLessThan(60_000)

  await page.locator('.film-play').click()
  await railOf(page).fill(String(film.ms))
  await page.goto('/lesson/3')
  await expect(watchButton(page)).toContainText('Watch the film')
  await watchFilm(page)
  await expect(captionOf(page)).toHaveText(lines[0]?.line.text ?? '')
})

test('where a film was left is forgotten at logging out', async ({ page, newLearner }) => {
  await signIn(page, await newLearner())
  await page.goto('/lesson/3')
  await holdFilm(page, 30_000)
  const kept = () => page.evaluate(() => localStorage.getItem('filmPlaces'))
  await expect.poll(kept).toContain('"3":')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(kept).toBeNull()
})

test('a film stops when its tab is hidden, and plays on without a network', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(classPage)
  await watchFilm(page)
  await context.setOffline(true)
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 500)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(playerButton(page, 'Play')).toBeVisible()
})

/** A device with a voice of its own and one in the cloud, each sentence of which takes until `finish` is called. */
async function giveVoice(page: Page) {
  await page.addInitScript(() => {
    const state = { said: [] as string[], current: null as EventTarget | null }
    const voices = [
      { lang: 'en-US', localService: false, name: 'cloud' },
      { lang: 'en-GB', localService: true, name: 'own' },
    ]
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: Utterance & { voice: { name: string } }) {
        state.said.push(`${utterance.voice.name}: ${utterance.text}`)
        state.current = utterance
      },
      cancel: () => finish(),
    })
    const finish = () => {
      const { current } = state
      state.current = null
      current?.dispatchEvent(new Event('end'))
    }
    Object.defineProperty(synthesis, 'speaking', { get: () => state.current !== null })
    Object.defineProperty(synthesis, 'pending', { value: false })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken: state, finish })
  })
  return {
    said: () => page.evaluate(() => (window as unknown as { spoken: { said: string[] } }).spoken.said),
    finish: () => page.evaluate(() => (window as unknown as { finish(): void }).finish()),
  }
}

test('a voice of the device says each line when it is asked to, and the film waits for it', async ({
  page,
  request,
}) => {
  const { lines } = await readFilm(request, 3)
  const voice = await giveVoice(page)
  await page.clock.install()
  await page.goto(classPage)
  await watchFilm(page)
  await stopClock(page)
  await railOf(page).fill('0')
  expect(await voice.said()).toEqual([])

  await playerButton(page, 'Turn the voice on').click()
  await expect.poll(voice.said).toEqual([`own: ${lines[0]?.line.text}`])
  await page.clock.runFor(20_000)
  await expect(captionOf(page)).toHaveText(lines[0]?.line.text ?? '')
  await voice.finish()
  await page.clock.runFor(100)
  await expect(captionOf(page)).toHaveText(lines[1]?.line.text ?? '')
  await expect.poll(async () => (await voice.said()).at(-1)).toBe(`own: ${lines[1]?.line.text}`)

  await playerButton(page, 'Pause').click()
  await page.clock.runFor(100)
  expect(await voice.said()).toHaveLength(2)
  await playerButton(page, 'Turn the voice off').click()
  await playerButton(page, 'Play').click()
  await page.clock.runFor(20_000)
  expect(await voice.said()).toHaveLength(2)
})

test('without a voice for its language on the device there is no button for one', async ({ page }) => {
  await page.goto(classPage)
  await watchFilm(page)
  await expect(playerButton(page, 'Turn captions off')).toBeVisible()
  await expect(playerButton(page, 'Turn the voice on')).toHaveCount(0)
})

test('the controls are named, at least 44 px in size, and tell no news while the film plays', async ({
  page,
}) => {
  await page.goto(classPage)
  await watchFilm(page)
  await expect(page.getByRole('group', { name: /^Film: / })).toBeVisible()
  await expect(railOf(page)).toHaveAccessibleName('Place in the film')
  await expect(railOf(page)).toHaveAttribute('aria-valuetext', /^\d:\d\d of \d:\d\d$/)
  for (const control of await playerOf(page).locator('button:visible, select, summary, input').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect(playerOf(page).locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0)
})

test('a phone on its side shows the picture, the caption and the controls at once', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto(classPage)
  await watchFilm(page)
  await playerOf(page).evaluate((player) => player.scrollIntoView())
  for (const part of [pictureOf(page), captionOf(page), railOf(page), playerButton(page, 'Full screen')])
    await expect(part).toBeInViewport({ ratio: 0.99 })
})

test('in full screen there are the picture, the caption and the controls', async ({ page }) => {
  await page.goto(classPage)
  await watchFilm(page)
  await playerButton(page, 'Full screen').click()
  await expect(playerButton(page, 'Leave full screen')).toBeVisible()
  for (const part of [pictureOf(page), captionOf(page), railOf(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('f')
  await expect(playerButton(page, 'Full screen')).toBeVisible()
})

test('the train stands at the end of its rail when the film is over, as long as the player says before', async ({
  page,
}) => {
  await page.goto(classPage)
  await expect(page.locator('.film-card .film-picture [id$="-key"]').first()).toBeVisible()
  const told = (await page.locator('.film-what').innerText()).split(/\s·\s/)[1]
  await holdFilm(page, 999_999)
  await expect(page.locator('.film-time')).toHaveText(`${told} of ${told}`)
  const endOf = (part: string) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().right)
  expect(Math.abs((await endOf('.film-train')) - (await endOf('.film-rail')))).toBeLessThan(1)
})

test('a film that was played to its end gives the focus of its button to the first way on, in a list with a name', async ({
  page,
  request,
}) => {
  const { film } = await readFilm(request, 3)
  await page.goto('/lesson/3')
  await holdFilm(page, film.ms - 300)
  await page.locator('.film-play').click()
  const end = page.locator('.film-end')
  await expect(end.getByRole('link').first()).toBeFocused()
  await expect(end).toHaveAccessibleName('What’s next?')
})

test('the film of a module that is done ends in the way to its lesson', async ({
  page,
  request,
  newLearner,
}) => {
  const { film } = await readFilm(request, 3)
  await login(page, await newLearner({ completed: [1, 2, 3] }))
  await expect.poll(async () => JSON.stringify(await keptAnswers(page))).toContain('/kept/progress')
  await page.goto('/lesson/3')
  await holdFilm(page, film.ms)
  const ways = page.locator('.film-end').getByRole('link')
  await expect(ways).toHaveText(['Read the lesson'])
  await ways.click()
  await expect(page).toHaveURL(/#lesson-text$/)
})
