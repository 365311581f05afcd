import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Film } from '#features/films/contract.ts'
import { linesOf } from '#features/films/web/moment.ts'
import { expect } from './test.ts'

/** The film of a module, and its lines in the order of time. */
export async function readFilm(request: APIRequestContext, moduleNumber: number) {
  const answer = await request.get(`/api/modules/${moduleNumber}/film`, {
    headers: { 'accept-language': 'en' },
  })
  const { film }: { film: Film } = await answer.json()
  return { film, lines: linesOf(film) }
}

export const watchButton = (page: Page): Locator => page.locator('.film-poster, .film-card')

export const playerOf = (page: Page): Locator => page.locator('.film-player')
export const pictureOf = (page: Page): Locator => page.locator('.film-picture')
export const captionOf = (page: Page): Locator => page.locator('.film-caption')
export const railOf = (page: Page): Locator => playerOf(page).getByRole('slider')

export const playerButton = (page: Page, name: string): Locator =>
  playerOf(page).getByRole('button', { name, exact: true })

/** For a page whose clock is Playwright's: the film goes on from now only as far as it is told. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** In ms. */
export const placeOf = async (page: Page): Promise<number> => Number(await railOf(page).inputValue())

/** Opens the film of the page on screen. */
export async function watchFilm(page: Page): Promise<void> {
  await watchButton(page).click()
  await expect(playerOf(page)).toBeVisible()
}

/** Opens it, and has it stand still at a time in ms. */
export async function holdFilm(page: Page, ms: number): Promise<void> {
  await watchFilm(page)
  await page.locator('.film-play').click()
  await railOf(page).fill(String(Math.round(ms)))
}
