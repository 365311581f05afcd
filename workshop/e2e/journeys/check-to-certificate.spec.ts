import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { beginButton, finishCheck } from '#features/assessments/e2e/support/check-page.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { ageQuizzes, change } from '../support/database.ts'
import { answerRightly, callAs, createLearner, newEmail, signInOverApi } from '../support/learner.ts'
import { expectToast } from '../support/page-parts.ts'
import { finishQuiz } from '../support/quiz.ts'
import { type MailServer, startMailServer } from '../support/services/mail-server.ts'
import { type OwnServer, startOwnServer } from '../support/services/own-server.ts'
import { addSiteOperator } from '../support/site-operator.ts'
import { test as base, expect } from '../support/test.ts'

const operatorEmail = newEmail()
const start = (mail: MailServer, more: NodeJS.ProcessEnv = {}) =>
  startOwnServer((url) => ({
    PUBLIC_URL: url,
    SMTP_URL: mail.url,
    OPERATOR_EMAILS: operatorEmail,
    IDENTITY_CALL_LIMIT: '100000',
    ...more,
  }))

// A site of this file's own: it has a mail server, and its operator has nobody else's work.
const test = base.extend<object, { mail: MailServer; site: OwnServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await start(mail)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

const eight = [1, 2, 3, 4, 5, 6, 7, 8]
const hour = 60 * 60_000
const result = /^Final check: 16 of 18 right, first try, [A-Z]\w+ \d+, \d{4}\.$/

test('a learner gets from a check before the journey over nine modules to a certificate with the result of the final check, and no operator is needed (SX.53)', async ({
  page,
  browser,
  request,
  mail,
  site,
  problems,
}) => {
  const learner = { name: 'Amina Yusuf', email: newEmail(), password: 'six or more' }

  await test.step('registers and logs in', async () => {
    await page.goto('/register')
    await page.getByLabel('Full Name').fill(learner.name)
    await page.getByLabel('Email').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
  })

  await test.step('takes the check, which says where to begin and completes nothing', async () => {
    await page.getByRole('link', { name: 'Take the check' }).click()
    await expect(page.getByText('18 questions, about six minutes.')).toBeVisible()
    await expectAccessible(page)
    await beginButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    await finishCheck(page, (module) => module === 1 || module === 4)
    await expect(page.getByText('You know the ground of module 1: try its quiz directly.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Begin reading with module 2' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByText('Go to the dashboard').click()
    await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  })

  await test.step('completes eight modules in a day, and confirms the email by its link', async () => {
    const tokens = await signInOverApi(request, learner)
    for (const module of eight) await answerRightly(request, tokens, module)
    ageQuizzes(learner.email, 1, site.dataDir)
    await page.goto('/final')
    await expect(page.getByText('opens once you have completed all 9 modules')).toBeVisible()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const { text = '' } = await mail.emailTo(learner.email, /Confirm/)
    await page.goto(/https?:\/\/\S+\/auth\/action\?\S+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Yes, confirm it' }).click()
    await expect(page.getByText('Your email has been confirmed.')).toBeVisible()
  })

  await test.step('passes the last quiz, and takes the final check', async () => {
    await page.goto('/module/9')
    await finishQuiz(page)
    await page.getByRole('link', { name: 'Final check' }).click()
    await expect(page.getByText('Nobody watches you')).toBeVisible()
    await beginButton(page).click()
    await finishCheck(page, (module) => module !== 7)
    await expect(page.getByRole('heading', { name: '16 of 18 correct answers' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Worth reading again' }).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Module 7: / })).toBeVisible()
    await expect(page.getByText(/^You can take it again from /)).toBeVisible()
    await expect(beginButton(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('agrees that the result is shown', async () => {
    await expect(agreement(page)).not.toBeChecked()
    await expect(page.getByText('Files that have been downloaded by then keep the result.')).toBeVisible()
    await agreement(page).check()
    await expectToast(page, 'Your result may be shown.', 'alert-success')
  })

  await test.step('requests the certificate, and reads that nothing more is to do', async () => {
    await page.getByRole('link', { name: 'To your certificate' }).click()
    await expect(page.getByText('You have finished all nine modules.')).toBeVisible()
    await page.getByRole('button', { name: 'Request Completion Certificate' }).click()
    await expectToast(page, 'Request Sent Successfully', 'alert-success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your request')
    await expect(page.getByText(/issued automatically, soon after \w+ \d+, \d{4}/)).toBeVisible()
    await expect(page.getByText('There is nothing more for you to do.')).toBeVisible()
  })

  await test.step('has it a day later, while the operator reads of another request alone', async () => {
    await addSiteOperator(request, mail, operatorEmail)
    // This email is not confirmed, which leaves the request to people.
    const other = await createLearner(request, { completed: [...eight, 9] })
    await callAs(request, other, 'POST', '/api/certificate-request', {})
    putBack(learner.email, 24.2, site)
    putBack(other.email, 25, site)
    // Another process starts on the same database, and looks at once.
    const later = await start(mail, { DATA_DIR: site.dataDir })
    try {
      const { text } = await mail.emailTo(learner.email, /certificate is here/)
      expect(text).toContain(learner.name)
      const told = await mail.emailTo(operatorEmail, /^EduTrain: 1 task is waiting for you$/)
      expect(told.text).toContain('1 certificate to check')
      expect(told.text).not.toMatch(new RegExp(`${learner.name}|${learner.email}|${other.email}`))
    } finally {
      await later.stop()
    }
    await page.reload()
    await expect(page.locator('.torn')).toContainText(/Amina Yusuf.*Issued by EduTrain/)
    await expect(page.getByText(result)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('downloads it with the result on paper and in the signed file', async () => {
    const pdf = await readPdf(await download(page, 'Download as PDF'))
    expect(pdf.text).toMatch(/Final check: 16 of 18 right, first try,/)
    await page.getByText('For software').click()
    const signed = JSON.parse((await download(page, 'Signed file (JSON)')).toString())
    expect(signed.credentialSubject.result.map(({ value }: { value: string }) => value)).toEqual([
      '16',
      '1',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ])
  })

  await test.step('shows it to a stranger, with the result until that is taken back', async () => {
    await page.getByLabel(/^Show my name and the date on the public page/).check()
    await expectToast(page, 'The public page shows your name and the date.', 'alert-success')
    const address = (await page.getByRole('link', { name: /\/certificates\// }).getAttribute('href')) ?? ''
    const stranger = await browser.newPage({ javaScriptEnabled: false })
    problems.watch(stranger)
    await stranger.goto(address)
    await expect(stranger.locator('.verdict')).toHaveText('Valid')
    await expect(stranger.getByText(result)).toBeVisible()

    await expect(page.getByRole('link', { name: 'Your final check' })).toBeVisible()
    await page.goto('/success')
    await page.getByRole('link', { name: 'Your final check' }).click()
    await expect(agreement(page)).toBeChecked()
    await agreement(page).uncheck()
    await expectToast(page, 'Your result is for you alone.', 'alert-success')
    await stranger.reload()
    await expect(stranger.locator('.verdict')).toHaveText('Valid')
    await expect(stranger.getByText('Final check')).toHaveCount(0)
    await stranger.close()
  })
})

const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: 'Show my best result with my certificate' })

function putBack(email: string, hours: number, { dataDir }: OwnServer): void {
  const past = hours * hour
  change(`update certificate_requests set rule_since = rule_since - ${past} where email = ?`, email, dataDir)
}

async function download(page: Page, name: string): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await file).path())
}
