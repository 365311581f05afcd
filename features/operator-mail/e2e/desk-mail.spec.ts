import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('an operator chooses below the overview how often an email says what waits, and its link ends it at one button (SX.52)', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request))
  await page.goto('/operator')
  const choice = page.getByLabel('How often you get it')
  await expect(choice).toHaveValue('daily')
  await choice.selectOption('Once a week at most, from Monday on')
  await expectToast(page, 'Saved.', 'alert-success')
  await expectAccessible(page)
  await page.reload()
  await expect(choice).toHaveValue('weekly')

  // A key that nobody has looks like any other.
  await page.goto('/operator-mail/AAAAAAAAAAAAAAAAAAAAAA')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You will get no more of these emails')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the operator area' }).click()
  await expect(choice).toHaveValue('weekly')
})
