import { expect, type Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { signInOverApi, type TestLearner } from './learner.ts'
import { untilFonts } from './page-parts.ts'

type Account = Pick<TestLearner, 'email' | 'password'>
/** Who has a session already has it on the first device; on others they log in over the API. */
type SignedIn = Account & Partial<TestLearner>

const onDevices = new WeakSet<SignedIn>()

/** A page with nothing on it, of the same origin. */
const bare = '/healthz'

/**
 * Leaves on the device what a login leaves there, so that the next page finds the session. For tests about what comes
 * after: those about logging in fill in the form.
 */
export async function signIn(page: Page, account: SignedIn): Promise<void> {
  const { idToken, refreshToken } = await tokensFor(page, account)
  const { sub: uid = '', email = account.email, exp = 0 } = decodeJwt<{ email: string }>(idToken)
  const until = exp * 1000
  const stored = {
    authenticated: 'true',
    userEmail: email,
    session: JSON.stringify({ uid, email, isConfirmed: false, token: idToken, until }),
    // Where the identity client looks for its user, to ask the service for the rest and move them to a database.
    'firebase:authUser:edutrain:[DEFAULT]': JSON.stringify({
      uid,
      email,
      emailVerified: false,
      isAnonymous: false,
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: until },
    }),
  }
  await page.goto(bare)
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, stored)
}

async function tokensFor(page: Page, account: SignedIn) {
  const { idToken, refreshToken } = account
  if (!idToken || !refreshToken || onDevices.has(account)) return signInOverApi(page.request, account)
  onDevices.add(account)
  return { idToken, refreshToken }
}

/** Signs in and waits until the dashboard is there. */
export async function login(page: Page, account: SignedIn): Promise<void> {
  await signIn(page, account)
  await page.goto('/dashboard')
  await expectDashboard(page)
}

/** Logs in on the login page, in whichever language it is, and waits until the dashboard is there. */
export async function loginByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, account)
  await page.getByRole('button', { name: /^(LOGIN|SE CONNECTER)$/ }).click()
  await expectDashboard(page)
}

async function expectDashboard(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard')
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^(Login|Connexion)$/ }),
  ).toBeVisible()
  await untilFonts(page)
}

/** Fills in a login form, the landing page's or the login page's. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  // After registering, the page before has the same fields for a moment.
  await expect(page.getByRole('button', { name: /^(LOGIN|SE CONNECTER)$/ })).toBeVisible()
  await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(email)
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(password)
}
