import type { Locator } from '@playwright/test'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import {
  button,
  dialog,
  onChain,
  openAs,
  openWallet,
  readLink,
  title,
} from '#wagons/token/e2e/support/claim-page.ts'
import { expect, giveCoins, test } from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'

test.use({ viewport: smallPhone })

const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0

test('the token arrives at the top of the screen, is drawn once, its numbers wait until they are wanted, and the wallet is asked to show it', async ({
  page,
  site,
  claimant,
}) => {
  await giveCoins(site, claimant.address)
  const wallet = await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await openAs(page, claimant)
  await button(page, 'Claim with my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expectInView(dialog(page).getByRole('button', { name: 'Claim with my wallet' }))
  await dialog(page).getByRole('button', { name: 'Claim with my wallet' }).click()

  await expect(title(page)).toHaveText('The token is yours')
  await expect(title(page)).toBeFocused()
  const words = page.getByText('That is your first token, Full Name.')
  await expectInView(title(page), words, button(page, 'Share'), page.locator('.coin'))
  const drawn = page.locator('.coin-drawn')
  await expect(drawn).toHaveCount(1)
  await expect(page.locator('.date-stamp')).toContainText(String(new Date().getFullYear()))
  const number = page.getByText(BigInt(claimant.claimId).toString())
  await expect(number).toBeHidden()
  await expectAccessible(page)

  await page.evaluate(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data.url })
    Object.assign(navigator, { share })
  })
  await button(page, 'Share').click()
  // Not where the token is, which would tell the address.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toBe(site.url)

  await page.reload()
  await expect(title(page)).toHaveText('The token is yours')
  await expect(drawn).toHaveCount(0)
  // The day that this device saw is kept.
  await expect(page.locator('.date-stamp')).toContainText(String(new Date().getFullYear()))
  await expect(button(page, 'Destroy the token')).toBeHidden()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Your certificate and your token are here' })).toBeVisible()
  await expect(page.locator('.certificate-step[data-done]')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: 'Your token' })).toBeVisible()
  await page.goBack()
  await page.getByText('I don’t want it any more').click()
  await expect(button(page, 'Destroy the token')).toBeVisible()
  await page.getByText('Show it in my wallet').click()
  await expect(number).toBeVisible()
  await button(page, 'Ask my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  const show = dialog(page).getByRole('button', { name: 'Show it in my wallet' })
  await expectInView(show)
  expect(wallet.watched).toEqual([])
  await show.click()
  await expect(dialog(page)).toBeHidden()
  const tokenId = BigInt(claimant.claimId).toString()
  expect(wallet.watched).toEqual([{ type: 'ERC721', options: { address: site.contract, tokenId } }])
})

test('a learner who has signed reads that the token is on its way, and nothing of what comes before', async ({
  page,
  site,
  claimant,
}) => {
  await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await openAs(page, claimant)
  await expect(page.getByText('Good to know')).toBeVisible()
  await button(page, 'Sign for free').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expectInView(dialog(page).getByRole('button', { name: 'Sign for free' }))
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()

  await expect(title(page)).toHaveText('You have signed')
  await expect(title(page)).toBeFocused()
  await expectInView(title(page), page.getByText('Your token is on its way.'))
  await expect(page.locator('.step-line li')).toHaveText([
    'Signature, done',
    'List, done',
    '3Sending',
    '4Arrival',
  ])
  // Nothing is to be fetched any more.
  await expect(page.locator('.coin')).toHaveCount(1)
  await expect(page.locator('[data-look=open]')).toHaveCount(0)
  await expect(page.getByText('Good to know')).toHaveCount(0)
})

test('what cannot be undone is said in three lines on the ticket before its first button, on one small screen with the coin', async ({
  page,
  browser,
  site,
  newcomer,
  claimant,
}) => {
  const other = await browser.newPage({ baseURL: site.url, viewport: smallPhone })
  for (const [one, learner, buttons] of [
    [page, newcomer, [button(page, 'I have a wallet'), page.getByRole('link', { name: 'Not yet' })]],
    [other, claimant, [button(other, 'Sign for free')]],
  ] as const) {
    await openAs(one, learner)
    const before = one.locator('.warnings')
    await expect(before.getByRole('listitem')).toHaveText([
      'It can never be sold, given away or moved.',
      'It is public for ever.',
      /^In a few countries it is a crime even to own a token or use a wallet: look up the law where you live/,
    ])
    await expectInView(one.locator('.coin'), title(one), before, ...buttons)
    expect(await top(before)).toBeLessThan(await top(buttons[0]))
  }
  await other.close()
})

test('on the way from no wallet to a signature, in either browser, the button that goes on is on a small screen', async ({
  page,
  browser,
  site,
  newcomer,
}) => {
  await openAs(page, newcomer)
  await expectInView(button(page, 'I have a wallet'))
  await button(page, 'I have a wallet').click()
  const link = await readLink(page)
  await expectInView(dialog(page).getByRole('link', { name: 'MetaMask' }))
  const inWallet = await openWallet(browser, site, newcomer)
  await inWallet.setViewportSize(smallPhone)
  await inWallet.goto(link)
  await expectInView(title(inWallet), button(inWallet, 'Sign the message'))
  await inWallet.close()

  await installChainWallet(page, onChain(site), { keys: [newcomer.key] })
  await page.reload()
  await button(page, 'I have a wallet').click()
  await expectInView(dialog(page).getByRole('button', { name: 'Sign the message' }))
  await dialog(page).getByRole('button', { name: 'Sign the message' }).click()
  await expectInView(dialog(page).getByRole('button', { name: 'Sign for free' }))
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(title(page)).toBeFocused()
  await expectInView(title(page))
})
