import { newEmail } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { openDrawer } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('an e-mail that is wider than the drawer goes on after its @ @wide', async ({ page, newLearner }) => {
  const learner = await newLearner({ email: newEmail().slice(24).replace('@', '@mail.longer.') })
  await login(page, learner)
  const shown = (await openDrawer(page)).getByText(learner.email)
  const lines = await shown.evaluate((element) => {
    const parts = [...element.childNodes].filter((node) => node instanceof Text)
    return parts.map((part) => {
      const range = document.createRange()
      range.selectNode(part)
      return [...range.getClientRects()].map(({ top }) => Math.round(top))
    })
  })
  expect(lines.map((tops) => tops.length)).toEqual([1, 1])
  expect(lines[1]?.[0]).toBeGreaterThan(lines[0]?.[0] ?? 0)
})
