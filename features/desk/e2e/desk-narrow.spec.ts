import { callAs, newEmail } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('on a phone an operator sees every section of the desk, and each audit event with its time and operator', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request))
  await page.goto('/operator/audit-log')
  await expect(page.getByText('added an operator').first()).toBeVisible()
  const { width } = page.viewportSize() ?? { width: 0 }
  const seen = [
    ...(await page.getByRole('navigation', { name: 'Operator area' }).getByRole('link').all()),
    page.getByText('added an operator').first(),
  ]
  expect(seen).toHaveLength(13)
  for (const one of seen) {
    await expect(one).toBeVisible()
    const box = await one.boundingBox()
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})

test('on a phone and on a tablet nothing of the desk is cut off at its side', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2], begun: { moduleNumber: 3, answered: 4 } })
  const operator = await createOperator(request)
  await signIn(page, operator)
  const submission = { email: newEmail(), evmAddress: `0x${'Ab'.repeat(20)}` }
  expect((await request.post('/api/rewards', { data: submission })).ok()).toBe(true)
  await certify(request, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] }), operator)
  const asked = { person: learner.email, kind: 'see', cameOn: '2026-01-02', note: 'By telephone.' }
  await callAs(request, operator, 'POST', '/api/operator/privacy-requests', asked)
  await page.goto(`/operator/learners?search=${encodeURIComponent(learner.email)}`)
  const record = await page.getByRole('link', { name: learner.email }).getAttribute('href')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of [
      '/operator',
      '/operator/learners',
      record ?? '',
      '/operator/certificates?list=issued',
      '/operator/rewards',
      '/operator/privacy',
      '/operator/audit-log',
    ]) {
      await page.goto(path)
      await expect(page.locator('.desk-table').first()).toBeAttached()
      for (const folded of await page.getByText('Show as table').all()) await folded.click()
      const cut = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.desk-table, .learner-line')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((element) => `${element.className} ${element.ariaLabel}`),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
    }
  }
})
