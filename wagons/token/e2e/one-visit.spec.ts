import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import {
  appLinks,
  button,
  dialog,
  onChain,
  openAs,
  openWallet,
  readLink,
  title,
} from '#wagons/token/e2e/support/claim-page.ts'
import { createClaimant, expect, readToken, test } from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'

test('from an issued certificate to a signed claim in one visit, with four clicks @wide', async ({
  page,
  request,
  site,
  newcomer,
}) => {
  const wallet = await installChainWallet(page, onChain(site), { keys: [newcomer.key] })
  await openAs(page, newcomer, '/certificate')

  await page.getByRole('link', { name: 'Get your token' }).click()
  await expect(page.locator('.warnings')).toContainText(
    /^Before you sign:.*It is public for ever\..*it is a crime even to own a token/,
  )
  await button(page, 'I have a wallet').click()
  await expect(dialog(page)).toHaveAccessibleName('Step 1 of 2: show that this wallet is yours')
  await dialog(page).getByRole('button', { name: 'Sign the message' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Step 2 of 2: sign for your token')
  await expect(dialog(page).getByText(site.contract)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()

  await expect(title(page)).toHaveText('You have signed')
  await expect(page.getByText('There is nothing left for you to do.')).toBeVisible()
  expect(wallet.typed).toMatchObject([{ primaryType: 'Claim', message: { account: newcomer.address } }])
  expect(await readToken(request, newcomer)).toMatchObject({ state: 'waiting-for-list' })
  await expectAccessible(page)
})

test('on a phone the wallet’s own browser signs, where nobody is logged in, with three clicks before it and two in it', async ({
  page,
  browser,
  baseURL,
  site,
  newcomer,
}) => {
  await openAs(page, newcomer, '/certificate')
  await page.getByRole('link', { name: 'Get your token' }).click()
  await button(page, 'I have a wallet').click()
  await expect(appLinks(page)).toHaveText(['Coinbase Wallet', 'MetaMask', 'Trust Wallet'])
  await expectAccessible(page)
  const link = await readLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/claim/sign\\?code=[\\w-]{43}$`))

  const inWallet = await openWallet(browser, site, newcomer)
  await inWallet.goto(link)
  await expect(title(inWallet)).toHaveText('Sign for your token')
  await expect(inWallet.getByText(/^This link is for the account .…@/)).toBeVisible()
  await expectAccessible(inWallet)
  await expect(inWallet.getByRole('heading', { level: 2 }).first()).toHaveText(/^Step 1 of 2/)
  await button(inWallet, 'Sign the message').click()
  await expect(inWallet.getByRole('heading', { level: 2 }).first()).toHaveText(/^Step 2 of 2/)
  await button(inWallet, 'Sign for free').click()
  await expect(title(inWallet)).toHaveText('You have signed')
  await inWallet.reload()
  await expect(title(inWallet)).toHaveText('This link has expired')
  await inWallet.close()

  await expect(title(page)).toHaveText('You have signed')
  await expect(dialog(page)).toBeHidden()
})

test('on a computer a code leads to the phone, also where the browser has a wallet @desktop', async ({
  page,
  site,
  newcomer,
}) => {
  await openAs(page, newcomer)
  await button(page, 'I have a wallet').click()

  const code = dialog(page).getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible()
  await expectAccessible(page)

  const wallet = await installChainWallet(page, onChain(site), { keys: [newcomer.key] })
  wallet.become({ refuses: ['eth_requestAccounts'] })
  await page.reload()
  await button(page, 'I have a wallet').click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/You declined/)
  await button(page, 'My wallet is in another app').click()
  await expect(code).toBeVisible()
})

test('a signature that ends soon is renewed by a link as the first one was made', async ({
  page,
  browser,
  request,
  site,
}) => {
  const claimant = await createClaimant(request, site)
  await openAs(page, claimant)
  const signElsewhere = async () => {
    await button(page, 'Sign for free').click()
    await expect(appLinks(page)).toHaveCount(3)
    const inWallet = await openWallet(browser, site, claimant)
    await inWallet.goto(await readLink(page))
    await button(inWallet, 'Sign for free').click()
    await expect(title(inWallet)).toHaveText('You have signed')
    await inWallet.close()
  }
  await signElsewhere()
  await expect(title(page)).toHaveText('You have signed')
  await expect(dialog(page)).toBeHidden()

  // As in 85 days.
  await page.route('**/api/token', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.token.signed) answer.token.signed.deadline -= 85 * 86_400
    await route.fulfill({ response, json: answer })
  })
  await page.reload()
  await signElsewhere()
  await expect(dialog(page)).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a signature that has ended says so, and is made again', async ({ page, request, site, claimant }) => {
  await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await openAs(page, claimant)
  const sign = async () => {
    await button(page, 'Sign for free').click()
    await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
    await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
    await expect(title(page)).toHaveText('You have signed')
  }
  await sign()
  let endedAt: number | undefined
  await page.route('**/api/token', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { signed } = answer.token
    endedAt ??= signed?.signedAt
    if (signed && signed.signedAt === endedAt) signed.hasEnded = true
    await route.fulfill({ response, json: answer })
  })
  await page.reload()
  await expect(title(page)).toHaveText('Your token is waiting')
  await expect(page.getByText(/^Your signature expired on/)).toBeVisible()
  await sign()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await readToken(request, claimant)).toMatchObject({ signed: { hasEnded: false } })
})

test('where nobody sends claims, a learner who has signed is told of a friend, not that nothing is left to do', async ({
  page,
  newcomer,
  site,
}) => {
  await installChainWallet(page, onChain(site), { keys: [newcomer.key] })
  // As a site without TOKEN_SENDS_CLAIMS answers.
  await page.route('**/api/token', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.chain) answer.chain.sendsClaims = false
    await route.fulfill({ response, json: answer })
  })
  await openAs(page, newcomer)
  await button(page, 'I have a wallet').click()
  await dialog(page).getByRole('button', { name: 'Sign the message' }).click()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(title(page)).toHaveText('You have signed')
  await expect(page.getByText(/a friend can send (it|the token) to you, with the link below/)).toBeVisible()
  await expect(button(page, 'Copy the link')).toBeVisible()
  await expect(page.getByText('There is nothing left for you to do.')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a link that was not taken to an app ends with its dialog', async ({
  page,
  browser,
  site,
  newcomer,
}) => {
  await openAs(page, newcomer)
  const visitor = await browser.newPage({ baseURL: site.url })
  await button(page, 'I have a wallet').click()
  const seen = await readLink(page)
  const closing = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/token/door'),
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await closing
  await visitor.goto(seen)
  await expect(title(visitor)).toHaveText('This link has expired')
  await expect(visitor.getByRole('link', { name: 'Go to “Your token”' })).toHaveAttribute('href', '/claim')

  await button(page, 'I have a wallet').click()
  const taken = await readLink(page)
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await visitor.goto(taken)
  await expect(title(visitor)).toHaveText('Sign for your token')
  await visitor.close()
})

test('a link that has ended gives way to a new one', async ({ page, newcomer }) => {
  await openAs(page, newcomer)
  // As after fifteen minutes.
  await page.route(
    '**/api/token/door',
    async (route) => {
      const response = await route.fetch()
      const { code } = await response.json()
      await route.fulfill({ response, json: { code, expiresAt: Date.now() - 60_000 } })
    },
    { times: 1 },
  )
  await button(page, 'I have a wallet').click()
  await expect(dialog(page).getByText('This link has expired.')).toBeVisible()
  await expect(appLinks(page)).toHaveCount(0)
  await expectAccessible(page)

  await dialog(page).getByRole('button', { name: 'Open a new link' }).click()
  await expect(appLinks(page)).toHaveCount(3)
})

test('on the account page a link verifies the first address, and is not offered for another one', async ({
  page,
  browser,
  site,
  newcomer,
}) => {
  await openAs(page, newcomer, '/account')
  await button(page, 'Connect wallet').click()
  const inWallet = await openWallet(browser, site, newcomer)
  await inWallet.goto(await readLink(page))
  await button(inWallet, 'Sign the message').click()
  await expect(button(inWallet, 'Sign for free')).toBeVisible()

  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your wallet' }).getByText(newcomer.address)).toBeVisible()
  // The link is still good for what it was opened for.
  await button(inWallet, 'Sign for free').click()
  await expect(title(inWallet)).toHaveText('You have signed')
  await inWallet.close()
  await button(page, 'Connect wallet').click()
  await expect(dialog(page).getByText('We found no wallet in this browser.')).toBeVisible()
  await expect(dialog(page).getByText(/open this page in the browser inside your wallet app/)).toBeVisible()
  await expect(appLinks(page)).toHaveCount(0)
})
