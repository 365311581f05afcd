import { holdFilm, watchButton } from '#workshop/e2e/support/film.ts'
import { after, type FeatureScenes, type Scene, scene } from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'
import { enterPlayedClass, keepDoorAsItIs, playedClasses, walkIntoHall } from './played-class.ts'

const classOf3: Scene = {
  name: 'class',
  async open(page) {
    await keepDoorAsItIs(page)
    await scene('class', '/class/harbour?module=3').open(page)
    await expect(watchButton(page)).toBeVisible()
    await expect(page.locator('.class-door').first()).toBeVisible()
  },
}

const playedClass = (name: string, welcome: Parameters<typeof enterPlayedClass>[1]) =>
  after(classOf3, name, (page) => enterPlayedClass(page, welcome))

export const scenesOf: FeatureScenes['scenesOf'] = {
  'a visitor': [
    classOf3,
    after(classOf3, 'class-film', (page) => holdFilm(page, 30_000)),
    after(classOf3, 'class-transcript', async (page) => {
      await holdFilm(page, 30_000)
      await page.locator('.film-transcript > summary').click()
    }),
    scene('class-unknown', '/class/no-such-class'),
  ],
  'a newcomer': [
    { ...classOf3, name: 'class-door' },
    playedClass('class-free', playedClasses.free),
    playedClass('class-held', playedClasses.held),
  ],
  'an operator': [
    after(scene('desk-classes', '/operator/classes'), 'desk-classes', async (page) => {
      await page.locator('main details > summary').nth(1).click()
      await expect(page.locator('main details[open] form')).toBeVisible()
    }),
    playedClass('class-host', playedClasses.hosting),
  ],
}

export const documented: FeatureScenes['documented'] = {
  'a newcomer': [
    after(classOf3, 'hall', async (page) => {
      await enterPlayedClass(page, playedClasses.hall)
      await walkIntoHall(page)
    }),
  ],
}
