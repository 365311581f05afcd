import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { fillLogin, login, signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const sections = (page: Page) => page.getByRole('navigation', { name: 'Operator area' })

async function find(page: Page, text: string) {
  await page.goto('/operator/learners')
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('button', { name: 'Search' }).click()
}

test('an operator finds a learner and disables the account: the learner is out until it is enabled again (SX.38)', async ({
  page,
  browser,
  request,
  newLearner,
  problems,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, await createOperator(request))
  const other = await browser.newPage()
  await login(other, learner)

  await find(page, learner.email.slice(0, 20).toUpperCase())
  await page.getByRole('link', { name: learner.email }).click()
  await expect(heading(page, learner.name)).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 / }).first()).toContainText(String(new Date().getFullYear()))
  await page.getByRole('button', { name: 'Disable this account' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('asked for it')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expectToast(page, 'Account disabled.', 'alert-success')

  await other.reload()
  await other.waitForURL('**/login')
  await expect(other.getByText('This account has been disabled.')).toBeVisible()
  problems.allow(/signInWithPassword/)
  await other.getByLabel('Email').fill(learner.email)
  await other.getByLabel('Password', { exact: true }).fill(learner.password)
  await other.getByRole('button', { name: 'LOGIN' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'user-disabled' })).toBeVisible()

  await page.getByRole('button', { name: 'Enable this account' }).click()
  await expect(page.getByRole('button', { name: 'Disable this account' })).toBeVisible()
  await login(other, learner)
  await other.close()

  await sections(page).getByRole('link', { name: 'Audit log' }).click()
  const entry = page.getByRole('row', { name: /disabled an account/ }).first()
  await expect(entry).toContainText(`${learner.email} asked for it`)
  await entry.getByRole('link', { name: learner.email }).click()
  await expect(heading(page, learner.name)).toBeVisible()
})

test('an account cannot be disabled by its own operator', async ({ page, request, problems }) => {
  const operator = await createOperator(request)
  await login(page, operator)
  await find(page, operator.email)
  await page.getByRole('link', { name: operator.email }).click()
  await page.getByRole('button', { name: 'Disable this account' }).click()
  problems.allow(/409/)
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expectToast(page, 'You cannot disable your own account.', 'alert-error')
})

test('the list of learners is saved as CSV, which the audit log records (SX.39)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  const operator = await createOperator(request)
  await signIn(page, operator)
  await page.goto('/operator/learners')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('learners.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffid,email,/)
  expect(lines.filter((line) => line.includes(`,${learner.email},false,Full Name,false,`))).toHaveLength(1)
  await sections(page).getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /downloaded a list learners/ }).first()).toContainText(
    operator.email,
  )
})

test('a learner is told that the desk is not for them, and a stranger is asked to log in (SX.34)', async ({
  page,
  newLearner,
  problems,
}) => {
  await page.goto('/operator/learners')
  await page.waitForURL('**/login')
  problems.allow(/403/)
  await fillLogin(page, await newLearner())
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/operator/learners')
  for (const path of [
    '/operator',
    '/operator/learners',
    '/operator/classes',
    '/operator/questions',
    '/operator/reports',
    '/operator/rewards',
    '/operator/token',
    '/operator/privacy',
    '/operator/audit-log',
  ]) {
    await page.goto(path)
    await expect(heading(page, 'This area is for operators')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})

test('every page of the desk is accessible, also with the keyboard alone', async ({
  page,
  request,
  newLearner,
}) => {
  test.setTimeout(600_000)
  const learner = await newLearner({
    attended: [1, 2],
    completed: [1],
    begun: { moduleNumber: 2, answered: 3 },
  })
  await signIn(page, await createOperator(request))
  await page.goto('/operator')
  await expect(page.getByRole('table', { includeHidden: true }).first()).toBeAttached()
  await page.getByText('Show as table').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Week of' })).toBeVisible()
  await expectAccessible(page)

  await sections(page).getByRole('link', { name: 'Learners' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(learner.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('link', { name: learner.email }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, learner.name)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disable this account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Disable this account' })).toBeFocused()

  await page.goto('/operator/classes')
  await page.locator('summary').nth(8).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Next class/)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/operator/audit-log')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('the audit log has the latest event first, and older ones on demand (SX.41)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  const operator = await createOperator(request)
  const found = await callAs<{ learners: { id: string }[] }>(
    request,
    operator,
    'GET',
    `/api/operator/learners?search=${encodeURIComponent(learner.email)}`,
  )
  const uid = found.learners[0]?.id
  for (let time = 0; time < 26; time++)
    for (const disabled of [true, false])
      await callAs(request, operator, 'PUT', `/api/operator/learners/${uid}/disabled`, {
        disabled,
        reason: `time ${time}`,
      })
  await signIn(page, operator)
  await page.goto('/operator/audit-log')
  const mine = page.getByRole('row').filter({ hasText: learner.email })
  await expect(mine.first()).toContainText(`re-enabled an account ${learner.email} time 25`)
  const first = mine.filter({ hasText: / time 0$/ })
  await expect(first).toHaveCount(0)
  await expect(async () => {
    await page.getByRole('button', { name: 'Show older entries' }).click()
    await expect(first).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
})

test('each section says when it could not be loaded, and can be tried again', async ({
  page,
  request,
  network,
}) => {
  await login(page, await createOperator(request))
  for (const [path, call, words] of [
    ['/operator', '/api/operator/overview', 'The overview could not be loaded.'],
    ['/operator/learners', '/api/operator/learners', 'The learners could not be loaded.'],
    ['/operator/classes', '/api/operator/classes', 'The classes could not be loaded.'],
    ['/operator/rewards', '/api/operator/rewards', 'The submissions could not be loaded.'],
    ['/operator/rewards', '/api/operator/reward-lists', 'The lists could not be loaded.'],
    ['/operator/audit-log', '/api/operator/audit-events', 'The audit log could not be loaded.'],
  ] as const) {
    const lost = await network.lose(call)
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await lost.restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(words)).toHaveCount(0)
  }
})

test('the overview says what waits for an operator, each number leading to where it is dealt with', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request))
  for (const [name, address] of [
    [/^[\d,]+ Certificates to check/, '/operator/certificates'],
    [/^[\d,]+ Names to correct/, '/operator/certificates?list=corrections'],
    [/^[\d,]+ Emails not sent/, '/operator/certificates?list=unsent'],
    [/^[\d,]+ Certificates since the last token list/, '/operator/rewards'],
  ] as const) {
    await page.goto('/operator')
    const row = page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name })
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await row.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the overview draws the line with the loss before each station in words, and registrations of fewer weeks', async ({
  page,
  request,
}) => {
  await signIn(page, await createOperator(request, { completed: [1] }))
  await page.goto('/operator')
  const line = page.getByRole('group', { name: 'The line, as thick as its learners' })
  await expect(line.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByText(/registered in the last 26 weeks/)).toBeVisible()
  await page.getByRole('button', { name: '4 weeks', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'registered in the last 4 weeks' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Registrations per week' }).locator('rect')).toHaveCount(4)
  await expectAccessible(page)
})
