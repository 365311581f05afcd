import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })
// How scripts are switched off here; and an address that leads nowhere.
test.beforeEach(({ problems }) => problems.allow(/\.js csp$|no-such-page/))

const forms = ['/', '/login', '/register', '/reward', '/forgot-password', '/sign-in-link']
const drawnByScripts = ['/dashboard', '/module/1', '/success', '/account', '/auth/action', '/auth/provider']

/** The note on what needs scripts, whose words Playwright takes for hidden; and where it is. */
async function noteOf(page: Page) {
  const note = page.locator('noscript')
  const box = await note.boundingBox()
  return { words: await note.textContent(), bottom: box ? box.y + box.height : Number.POSITIVE_INFINITY }
}

for (const { locale, form, filmAndQuiz, lesson, otherLesson, unknownClass, itsClass, page: shell } of [
  {
    locale: 'en',
    form: 'Please turn on JavaScript to send this form.',
    filmAndQuiz: 'Please turn on JavaScript to watch the film and take the quiz. The lesson is below.',
    lesson: 'Wallets and safety',
    otherLesson: 'Cryptocurrency, coins and tokens',
    itsClass:
      'Please turn on JavaScript to watch the film and meet others in the class. The lesson is here to read, below.',
    unknownClass:
      'Please turn on JavaScript to watch the film and join the class. Each lesson can be read without it:',
    page: 'Please turn on JavaScript to see this page.',
  },
  {
    locale: 'fr',
    filmAndQuiz: 'Activez JavaScript pour voir le film et faire le quiz. La leçon est ci-dessous.',
    lesson: 'Portefeuilles et sécurité',
    otherLesson: 'Cryptomonnaies et jetons',
    itsClass:
      'Activez JavaScript pour voir le film et retrouver les autres dans le cours. La leçon est à lire ci-dessous.',
    unknownClass:
      'Activez JavaScript pour voir le film et rejoindre le cours. Les leçons se lisent aussi sans JavaScript :',
    form: 'Activez JavaScript pour envoyer ce formulaire.',
    page: 'Activez JavaScript pour afficher cette page.',
  },
])
  test.describe(`with scripts blocked, in ${locale}`, () => {
    test.use({ locale })

    test('public pages show their form, and before it that sending takes scripts', async ({ page }) => {
      for (const path of forms) {
        await page.goto(path)
        const { words, bottom } = await noteOf(page)
        expect.soft(words, path).toBe(form)
        const button = page.getByRole('main').locator('form button[type=submit]')
        await expect.soft(button, path).toBeVisible()
        expect.soft(bottom, path).toBeLessThan((await button.boundingBox())?.y ?? 0)
        await expect.soft(page.locator('.loading-page:visible'), path).toHaveCount(0)
      }
    })

    test('the guide on wallets is there to be read, as it looks with scripts, and asks for none', async ({
      page,
    }) => {
      await page.goto('/wallet-guide')
      await expect(page.locator('noscript')).toHaveCount(0)
      const text = page.locator('main p:visible').first()
      const [box, width] = [await text.boundingBox(), await page.evaluate('innerWidth')]
      expect(box?.x).toBeGreaterThanOrEqual(12)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(Number(width) - 12)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    })

    test('a class is its lesson, there to be read, and before it that its film and its room take scripts (SX.47)', async ({
      page,
    }) => {
      await page.goto('/class/harbour?module=3')
      expect(await page.locator('body > noscript').first().textContent()).toContain(itsClass)
      expect(await page.locator('main h1').textContent()).toBe(lesson)
      await expect(page.locator('.loading-page')).toBeHidden()
      for (const room of await page.locator('.film-room, .classroom-room, .lesson-rail').all())
        await expect(room).toBeHidden()
      const box = await page.locator('main article').boundingBox()
      expect(box?.height).toBeGreaterThan(1000)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      await page.goto('/class/harbour?module=4')
      expect(await page.locator('main h1').textContent()).toBe(otherLesson)
    })

    test('a class that there is not leads to the lessons, which take no scripts', async ({ page }) => {
      await page.goto('/class/nowhere?module=3')
      expect((await noteOf(page)).words).toContain(unknownClass)
      await page.locator('noscript a[href="/lesson/3"]').dispatchEvent('click')
      await expect(page).toHaveURL('/lesson/3')
    })

    test('a lesson is there to be read, and before it that its film and its quiz take scripts (SX.24)', async ({
      page,
    }) => {
      await page.goto('/lesson/3')
      expect(await page.locator('body > noscript').first().textContent()).toContain(filmAndQuiz)
      expect(await page.locator('main h1').textContent()).toBe(lesson)
      await expect(page.locator('main figure svg').first()).toBeAttached()
      await expect(page.locator('.loading-page')).toBeHidden()
      for (const room of await page.locator('.film-room, .classroom-room, .lesson-rail').all())
        await expect(room).toBeHidden()
      const box = await page.locator('main article').boundingBox()
      expect(box?.height).toBeGreaterThan(1000)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    })

    test('an address that leads nowhere says so and leads to the home page', async ({ page }) => {
      await page.goto('/no-such-page')
      await expect(page.locator('main h1')).toBeVisible()
      expect((await noteOf(page)).words).toBe('EduTrain')
      await expect(page.locator('noscript a')).toHaveAttribute('href', '/')
    })

    test('pages that scripts draw say so at once, promise nothing, and lead to one that needs none', async ({
      page,
    }) => {
      for (const path of drawnByScripts) {
        await page.goto(path)
        const { words, bottom } = await noteOf(page)
        expect.soft(words, path).toBe(`${shell} EduTrain`)
        expect.soft(bottom, path).toBeLessThan(page.viewportSize()?.height ?? 0)
        await expect.soft(page.locator('.loading-page:visible'), path).toHaveCount(0)
        await expect.soft(page.locator('noscript a'), path).toHaveAttribute('href', '/')
      }
    })
  })
