import { disableAccount } from '#workshop/e2e/support/database.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, loginByForm } from '#workshop/e2e/support/login.ts'
import { expectToast, logout, openDrawer, openTopMenu } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('a sign-out whose storage cannot be cleared says Error logging out, and the learner stays signed in (S4.3)', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner()
  await page.addInitScript(() => {
    const { delete: genuine } = IDBObjectStore.prototype
    IDBObjectStore.prototype.delete = function (query) {
      if (sessionStorage.getItem('storage is broken')) throw new DOMException('lost', 'UnknownError')
      return genuine.call(this, query)
    }
  })
  // By the form, after which the session is in the store that breaks.
  await loginByForm(page, learner)
  await page.evaluate(() => sessionStorage.setItem('storage is broken', 'yes'))
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: 'LOGOUT' }).click()
  await expectToast(page, 'Error logging out', 'alert-error')
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('true')

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await logout(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('logging out leaves nothing of the learner on a shared device but the flag (S3.17, S4.14)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe('Full Name')
  await page.goto('/module/2')
  await page.getByRole('radio').first().check()
  await logout(page)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ authenticated: 'false' })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a session that ended by itself says so on the login page, in words', async ({
  page,
  request,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:delete?key=edutrain', {
    data: { idToken: learner.idToken },
  })
  problems.allow(/accounts:lookup|securetoken|\/api\/|400|401/)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})

test('a logout in another tab is not announced as a session that ended by itself', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Next module')
  await logout(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
})

test.describe('a French reader', () => {
  test.use({ locale: 'fr-FR' })
  test('is told in French that an account is disabled (S4.8)', async ({ page, problems, newLearner }) => {
    const learner = await newLearner()
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill(learner.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'SE CONNECTER' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Prochain module')
    disableAccount(learner.email)
    problems.allow(/accounts:lookup|securetoken|\/api\/|400|401/)
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Ce compte est désactivé. Écrivez-nous.')).toBeVisible()
  })
})

test('the top bar of a public page does not trust the flag of an account that is gone (S2.16)', async ({
  page,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await callAs(page.request, learner, 'GET', '/api/progress')
  disableAccount(learner.email)
  problems.allow(/accounts:lookup|securetoken|\/api\/|400|401/)
  await page.goto('/reward')
  const menu = await openTopMenu(page)
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0)
})

test('a learner whose account was disabled is told why on the login page, also after a public page (S8.32)', async ({
  page,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  problems.allow(/accounts:lookup|securetoken|\/api\/|400|401/)
  disableAccount(learner.email)
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  const note = page.getByText('This account has been disabled. Please contact us.')
  await expect(note).toBeVisible()
  await loginByForm(page, await newLearner())
  await logout(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('a session that was ended elsewhere leaves on the device what waits for its learner, and nothing else of them (S3.17)', async ({
  page,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe('Full Name')
  const waiting = JSON.stringify({ [learner.email]: [1] })
  await page.goto('/reward')
  await page.evaluate((stored) => {
    const own = [
      'isOperator',
      'reviewAt',
      'figure',
      'sentClaims',
      'signedClaim',
      'tokensDrawn',
      'sharedCertificate',
    ]
    for (const key of own) localStorage.setItem(key, '1')
    localStorage.setItem('lessonsRead', stored)
  }, waiting)
  problems.allow(/accounts:lookup|securetoken|\/api\/|400|401/)
  disableAccount(learner.email)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
  const left = () =>
    page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => !/^firebase/.test(key)))
  await expect.poll(async () => (await left()).sort()).toEqual(['authenticated', 'lessonsRead'])
})
