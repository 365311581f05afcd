import { openAs, title } from '#wagons/token/e2e/support/claim-page.ts'
import { createClaimant, expect, makeList, test } from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
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
  await page.getByRole('main').getByRole('button', { name: 'I have one' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a list that the chain does not have yet is waited for', async ({ page, request, site }) => {
  const claimant = await createClaimant(request, site)
  await makeList(request, claimant.operator)
  await openAs(page, claimant)
  await expect(title(page)).toHaveText('One signature to go')
  await expect(page.getByText(claimant.address)).toBeVisible()
  await expectAccessible(page)
})
