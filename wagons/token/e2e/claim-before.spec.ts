import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { button, dialog, onChain, openAs, title } from '#wagons/token/e2e/support/claim-page.ts'
import { createClaimant, expect, makeList, test } from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'

test('what is missing is said until there is a token to claim, and when it is gone for good', async ({
  page,
  request,
  site,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/claim')
  await expect(title(page)).toHaveText('First the certificate')
  await expect(page.getByText(/You have finished 0 of/)).toBeVisible()
  await logout(page)

  const claimant = await createClaimant(request, site, { hasWallet: false })
  await openAs(page, claimant)
  await expect(title(page)).toHaveText('Do you have a wallet?')
  await page.getByRole('main').getByRole('button', { name: 'I have a wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the buttons of a wallet’s dialog stand at its very foot, and its text is read to the end above them', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, await createClaimant(request, site, { hasWallet: false }))
  await button(page, 'I have a wallet').click()
  const last = dialog(page).getByRole('link', { name: 'How to get a wallet, and stay safe' })
  await last.scrollIntoViewIfNeeded()
  await expectInView(last, dialog(page).getByRole('button', { name: 'Cancel' }))
  const strip = await dialog(page).evaluate(
    (box) => box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
  )
  expect(strip).toBeLessThanOrEqual(2)
})

test('a list that the chain does not have yet is waited for', async ({ page, request, site }) => {
  const claimant = await createClaimant(request, site)
  await makeList(request, claimant.operator)
  await openAs(page, claimant)
  await expect(title(page)).toHaveText('One signature to go')
  await expect(page.getByText(claimant.address)).toBeVisible()
  await expectAccessible(page)
})

test('an address stands in groups of four, of which none breaks, and what is selected of it has no gaps', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const claimant = await createClaimant(request, site)
  await openAs(page, claimant)
  const address = page.getByText(claimant.address)
  const groups = address.locator('span')
  await expect(groups).toHaveText(claimant.address.slice(2).match(/.{4}/g) ?? [])
  const heights = await groups.evaluateAll((spans) => spans.map((span) => span.getClientRects().length))
  expect(new Set(heights)).toEqual(new Set([1]))
  const selected = await address.evaluate((code) => {
    getSelection()?.selectAllChildren(code)
    return getSelection()?.toString()
  })
  expect(selected).toBe(claimant.address)
})

test('what is said before one signs is not said again below it', async ({ page, newcomer }) => {
  await openAs(page, newcomer)
  await expect(page.getByText('Good to know')).toBeVisible()
  for (const words of [/a crime/, /sold, given away or moved/, /public for ever/])
    await expect(page.getByText(words)).toHaveCount(1)
})

test('a learner who signs before the list is on the network reads what comes next, how long that can take, and that nothing is sent yet', async ({
  page,
  request,
  site,
}) => {
  const claimant = await createClaimant(request, site)
  await makeList(request, claimant.operator)
  await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await openAs(page, claimant)
  await button(page, 'Sign for free').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()

  await expect(title(page)).toHaveText('You have signed')
  await expect(
    page.getByText(
      'We send the tokens of several learners together, and yours goes with the next ones. That can take a few days.',
    ),
  ).toBeVisible()
  await expect(page.getByText('on its way')).toHaveCount(0)
  await expect(page.locator('.step-line li')).toHaveText(['Signature, done', '2List', '3Sending', '4Arrival'])
  await expect(page.locator('.step-line [aria-current]')).toContainText('List')
  await expectAccessible(page)
})
