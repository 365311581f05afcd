import { newEmail } from '../support/learner.ts'
import { signIn } from '../support/login.ts'
import { toastOf, untilAlive, untilFonts } from '../support/page-parts.ts'
import { answerButton, chooseWrong, expectQuestion, finishQuiz, questionOf } from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'fr-CI' })

test('a journey in French: register, dashboard, quiz with a hint, success', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neuf gares')
  await page.getByRole('main').getByRole('link', { name: 'Inscription' }).click()
  await page.getByLabel('Nom complet').fill('Aïcha Koné')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'S’INSCRIRE' }).click()
  await expect(toastOf(page)).toHaveText('Il faut au moins six caractères.')
  await page.getByLabel('Mot de passe', { exact: true }).fill('six ou plus')
  await page.getByRole('button', { name: 'S’INSCRIRE' }).click()

  await page.waitForURL('**/login')
  await expect(page).toHaveTitle('Connexion · EduTrain')
  await page.getByLabel('Mot de passe', { exact: true }).fill('six ou plus')
  await page.getByRole('button', { name: 'SE CONNECTER' }).click()

  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prochain module : Web2 et Web3')
  await expect(page.getByText('0 module terminé sur 9')).toBeVisible()

  await page.goto('/module/1')
  await expectQuestion(page, 1)
  await expect(questionOf(page)).toHaveAttribute('lang', 'fr')
  await chooseWrong(page)
  await answerButton(page).click()
  await expect(toastOf(page)).toHaveText('Ce n’est pas la bonne réponse. Réessayez.')
  await expect(page.getByText('Pas celle-ci')).toBeVisible()
  await finishQuiz(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Félicitations, vous avez terminé le module 1',
  )
  await page.getByRole('button', { name: 'Passer au module suivant' }).click()
  await expect(page.getByText('1 module terminé sur 9')).toBeVisible()
})

for (const path of [
  '/',
  '/login',
  '/register',
  '/reward',
  '/wallet-guide',
  '/forgot-password',
  '/sign-in-link',
  '/nowhere',
]) {
  test(`the page ${path} is in French from its first byte on`, async ({ page, request, problems }) => {
    problems.allow(/nowhere/)
    const response = await request.get(path, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
    expect(response.headers().vary).toContain('accept-language')
    expect(await response.text()).toContain('<html lang="fr" dir="ltr" ')
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible()
  })
}

test('the reader chooses another language in the top bar, and it stays', async ({ page }) => {
  await page.goto('/reward')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim your reward')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neuf gares')
})

test('a choice that only this device knows of is followed', async ({ page }) => {
  await page.goto('/')
  // Else the script of this page follows the choice too, and loads it anew while the next one is asked for.
  await untilAlive(page)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('a link to another language works before any script runs, whatever was chosen before', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
  // Else the script of this page finds the cookie of the next one, and loads this one anew.
  await untilAlive(page)
  await page.goto('/login?language=fr')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
})

test('a choice of language counts although the page is requested before the cookie is written', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/')
  await untilAlive(page)
  // What a browser gets that sends its request too early: the page for one without the cookie.
  const strange = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  let early = 0
  await page.route('/', async (route) => {
    if (early++ > 0) return route.fallback()
    const response = await strange.get('/', { headers: { accept: 'text/html', 'accept-language': 'fr' } })
    await route.fulfill({ response })
  })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
  await strange.dispose()
})

test('buttons pressed before the app is there take effect: a language at once, the menu as soon as it is', async ({
  page,
  network,
}) => {
  const held = await network.hold(/\/assets\/index-.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  // The few lines that note what is pressed are there, the app is not.
  await page.waitForLoadState('domcontentloaded')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  held.release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('on a phone the foot of a form is one line, and the title of a programme stands beside its land', async ({
  page,
  newLearner,
}) => {
  await page.goto('/login')
  await untilFonts(page)
  const foot = page.locator('main + footer p').first()
  const lines = await foot.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ y, height }) => Math.round((y + height / 2) / 12))).size
  })
  expect(lines).toBe(1)
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await page.goto('/dashboard')
  const titles = page.locator('.season-head p')
  await expect(titles.first()).toBeVisible()
  await untilFonts(page)
  for (const title of await titles.all()) {
    const [words, head] = [await title.boundingBox(), await title.locator('..').boundingBox()]
    const middle = (head?.x ?? 0) + (head?.width ?? 0) / 2
    // The land is seen from there on.
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(middle + 80)
  }
})

test.describe('with JavaScript blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are in French, and the other language is one link away', async ({ page, problems }) => {
    // How scripts are switched off here.
    problems.allow(/\.js csp$/)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Neuf gares')
    // Words that Playwright takes for hidden.
    expect(await page.locator('noscript').textContent()).toBe(
      'Activez JavaScript pour envoyer ce formulaire.',
    )
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nine stations')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  })
})
