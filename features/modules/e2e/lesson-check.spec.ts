import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a question to check oneself takes what its reader says of the answer, and tells what helps', async ({
      page,
    }) => {
      await page.goto('/lesson/3')
      // What was opened before it is closed again.
      if (javaScriptEnabled) await untilAlive(page)
      const [check, other] = [page.locator('.lesson-check').first(), page.locator('.lesson-check').nth(1)]
      const [knew, notYet] = [check.getByLabel('I knew it'), check.getByLabel('Not yet')]
      await expect(knew).toBeHidden()
      await check.locator('summary').click()
      const help = check.getByText('Read the part above once more.')
      await expect(help).toBeHidden()
      await check.getByText('Not yet').click()
      await expect(notYet).toBeChecked()
      await expect(help).toBeVisible()
      await check.getByText('I knew it').click()
      await expect(knew).toBeChecked()
      await expect(help).toBeHidden()
      await other.locator('summary').click()
      await other.getByText('Not yet').click()
      await expect(knew).toBeChecked()
    })
  })
