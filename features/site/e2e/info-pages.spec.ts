import { newEmail } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const pages = [
  ['/privacy', 'Privacy', 'Confidentialité'],
  ['/terms', 'Terms of use', 'Conditions d’utilisation'],
  ['/legal', 'About this site', 'À propos de ce site'],
  ['/accessibility', 'Accessibility', 'Accessibilité'],
  ['/help', 'Help', 'Aide'],
] as const

for (const [path, english, french] of pages)
  test(`${path} is there without a script, in both languages`, async ({ request }) => {
    for (const [language, title] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const answer = await request.get(path, { headers: { 'accept-language': language } })
      const html = await answer.text()
      expect(answer.status()).toBe(200)
      expect(html).toContain(`>${title}</h1>`)
      expect(html).toContain(`<article data-info="${path}" lang="${language}"`)
      expect(html).not.toContain('{{')
    }
  })

test('the foot of the landing page leads to each page about the site, and each to the next', async ({
  page,
}) => {
  await page.goto('/')
  for (const [path, title] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.still-scene')).toBeVisible()
    await expect(page).toHaveTitle(`${title} · EduTrain`)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
})

test('the foot of a page that was built leads on by keys, and asks for no code', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).press('Enter')
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  expect(asked.filter((url) => url.includes('site-footer'))).toEqual([])
})

test('a foot whose code cannot be fetched keeps no page from following the other', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch|dynamically imported module/)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('site-footer'))
  await page.route(/site-footer/, (route) => route.abort())
  await page.goto('/')
  // Before the app is there, a link loads its page, with a foot that was built.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Start free' }).first().press('Enter')
  await refused
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveCount(0)
})

test('one reads what one agrees to before registering, and what was typed is still there after', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill('ada@example.org')
  await expect(page.getByRole('main').getByRole('link', { name: 'terms of use' })).toHaveAttribute(
    'href',
    '/terms',
  )
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
})

test('a page about the site that cannot be fetched says so, and can be tried again', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module/)
  const foot = page.getByRole('contentinfo')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Start free' }).first().click()
  await foot.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  // Led to by the app, not loaded: its links lead on without a load.
  await foot.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await context.setOffline(true)
  await foot.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a phone a page to read leads a learner back to the dashboard, from the first moment on; a visitor not', async ({
  page,
  newLearner,
}) => {
  const wayBack = page.locator('.lesson-title').getByRole('link', { name: 'Dashboard' })
  await page.goto('/help')
  await untilAlive(page)
  await expect(wayBack).toBeHidden()
  await signIn(page, await newLearner())
  // As long as the app is not there.
  await page.route(/\/assets\/index-.*\.js$/, () => {})
  await page.goto('/help', { waitUntil: 'commit' })
  await expect(wayBack).toBeVisible()
  await page.unroute(/\/assets\/index-.*\.js$/)
  await page.goto('/help')
  await untilAlive(page)
  await wayBack.click()
  await expect(page).toHaveURL('/dashboard')
})
