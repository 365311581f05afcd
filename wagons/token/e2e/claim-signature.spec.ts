import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { appLinks, button, dialog, onChain, readLink, title } from '#wagons/token/e2e/support/claim-page.ts'
import { expect, giveCoins, holderOf, test } from '#wagons/token/e2e/support/token-site.ts'
import { writePayLink } from '#wagons/token/web/pay/pay-link.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'

test('without coins a learner signs, and a friend whom they send the link to pays (SX.49)', async ({
  page,
  browser,
  baseURL,
  request,
  site,
  claimant,
}) => {
  // The site reads the chain once a minute.
  test.setTimeout(600_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const own = await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await signIn(page, claimant.learner)
  await page.goto('/claim')
  await button(page, 'Claim with my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/not have enough of the network’s coin/)
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expect(dialog(page).getByText(site.contract)).toBeVisible()
  expect(own.typed).toEqual([])
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(page.getByRole('heading', { name: /^You signed on/ })).toBeVisible()
  expect(own.typed).toMatchObject([
    {
      primaryType: 'Claim',
      domain: { verifyingContract: site.contract, chainId: 31337 },
      message: { account: claimant.address, claimId: claimant.claimId },
    },
  ])
  const { token } = await callAs<{ token: { signed: object } }>(
    request,
    claimant.learner,
    'GET',
    '/api/token',
  )
  expect(token.signed).not.toBeNull()
  await expectAccessible(page)
  await page.getByText('Or let a friend pay').click()
  await button(page, 'Copy the link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${baseURL}/claim/pay#[\\w-]+$`))

  const friend = await browser.newPage({ ...(baseURL && { baseURL }) })
  const asked: string[] = []
  friend.on('request', (call) => asked.push(call.url()))
  const key = generatePrivateKey()
  await giveCoins(site, privateKeyToAccount(key).address)
  const wallet = await installChainWallet(friend, onChain(site), { keys: [key], name: 'Test Owl' })
  await friend.goto(link)
  await expect(title(friend)).toHaveText('What your wallet sends')
  await expect(friend.getByText(claimant.address, { exact: true })).toBeVisible()
  await expectAccessible(friend)
  await button(friend, 'Send it with my wallet').click()
  await dialog(friend).getByRole('button', { name: 'Test Owl' }).click()
  await dialog(friend).getByRole('button', { name: 'Send it with my wallet' }).click()
  await expect(title(friend)).toHaveText('The token has arrived')
  expect(await holderOf(site, claimant.claimId)).toBe(claimant.address)
  expect(wallet.sent).toHaveLength(1)
  const fragment = new URL(link).hash.slice(1)
  expect(asked.filter((url) => url.includes(fragment.slice(0, 40)) && !url.endsWith(`#${fragment}`))).toEqual(
    [],
  )
  await friend.close()

  const second = await browser.newPage({ ...(baseURL && { baseURL }) })
  // The site asks the chain every three seconds at most.
  await expect(async () => {
    await second.goto('/claim')
    await second.goto(link)
    await expect(title(second)).toHaveText('The token has arrived', { timeout: 3_000 })
  }).toPass()
  await expect(second.getByText(/nothing left to pay/)).toBeVisible()
  await expect(button(second, 'Send it with my wallet')).toHaveCount(0)
  await second.close()
  await expect(title(page)).toHaveText('The token is yours', { timeout: 90_000 })
})

test('a signature can be taken back, and declining to sign changes nothing', async ({
  page,
  request,
  site,
  claimant,
}) => {
  const wallet = await installChainWallet(page, onChain(site), {
    keys: [claimant.key],
    refuses: ['eth_signTypedData_v4'],
  })
  await signIn(page, claimant.learner)
  await page.goto('/claim')
  await button(page, 'Sign for free').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/You declined the request/)
  wallet.become({})
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await page.getByText('I have changed my mind').click()
  await button(page, 'Take the signature back').click()
  await expect(button(page, 'Sign for free')).toBeVisible()
  const { token } = await callAs<{ token: { signed: null } }>(request, claimant.learner, 'GET', '/api/token')
  expect(token.signed).toBeNull()
})

test('a link that was cut off says so, and asks no wallet', async ({ page, site }) => {
  const wallet = await installChainWallet(page, onChain(site))
  await page.goto('/claim/pay#AQcut')
  await expect(title(page)).toHaveText('This link is not complete')
  await expectAccessible(page)
  expect(wallet.asked).toEqual([])
})

test('an app with a wallet opens the link by its query, and without a wallet the page offers it to one', async ({
  page,
  claimant,
}) => {
  const deadline = Math.floor(Date.now() / 1000) + 86_400
  const link = writePayLink({
    account: claimant.address,
    claimId: claimant.claimId,
    deadline,
    signature: `0x${'3c'.repeat(65)}`,
  })
  await page.goto(`/claim/pay?link=${link}`)
  await expect(title(page)).toHaveText('What your wallet sends')
  await expect(page.getByText(claimant.address, { exact: true })).toBeVisible()

  await button(page, 'Send it with my wallet').click()
  await expect(appLinks(page)).toHaveCount(3)
  expect(await readLink(page)).toContain(`/claim/pay?link=${link}`)
})

test('a wallet that stays on another network is told why it could not sign', async ({
  page,
  site,
  claimant,
}) => {
  await installChainWallet(page, onChain(site), {
    keys: [claimant.key],
    isOn: 1,
    refuses: ['wallet_switchEthereumChain'],
  })
  await signIn(page, claimant.learner)
  await page.goto('/claim')
  await button(page, 'Sign for free').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/Choose the network in your wallet/)
})

test('another link in the same tab is judged for itself', async ({ page, claimant }) => {
  const deadline = Math.floor(Date.now() / 1000) + 86_400
  const link = (claimId: string) =>
    `/claim/pay#${writePayLink({ account: claimant.address, claimId, deadline, signature: `0x${'3c'.repeat(65)}` })}`
  await page.goto(link(claimant.claimId))
  await expect(title(page)).toHaveText('What your wallet sends')

  await page.goto(link(`0x${'5c'.repeat(32)}`))
  await expect(title(page)).toHaveText('This link no longer works')
  await page.goto(link(claimant.claimId))
  await expect(title(page)).toHaveText('What your wallet sends')
})

test('the second consent stands beside the first, off until it is given', async ({
  page,
  request,
  claimant,
}) => {
  await signIn(page, claimant.learner)
  await page.goto('/certificate')
  const choice = page.getByRole('checkbox', {
    name: /Say on the public page that this certificate has a token/,
  })
  await expect(choice).not.toBeChecked()
  await expect(choice).toHaveAccessibleDescription(/may find your address/)
  await expectAccessible(page)
  await choice.click()
  await expect(page.getByText('The public page will say that there is a token, in three days.')).toBeVisible()
  const { isShown } = await callAs<{ isShown: boolean }>(request, claimant.learner, 'GET', '/api/token')
  expect(isShown).toBe(true)
  await page.reload()
  await expect(choice).toBeChecked()
})
