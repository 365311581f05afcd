/// <reference path="../../../workshop/testing/credentials/credential-libraries.d.ts" />
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs, createLearner, newEmail, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { type MailServer, startMailServer } from '#workshop/e2e/support/services/mail-server.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expectShared, expectSharedNameless, expectSharedWithName } from '#workshop/e2e/support/sharing.ts'
import { addSiteOperator } from '#workshop/e2e/support/site-operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { isRevokedOutside, verifyOutside } from '#workshop/testing/credentials/verify-credential.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const operatorEmail = newEmail()

let mail: MailServer
let site: OwnServer
let request: APIRequestContext
let operator: TestLearner
test.beforeAll(async ({ playwright }) => {
  mail = await startMailServer()
  site = await startOwnServer((url) => ({
    PUBLIC_URL: url,
    SMTP_URL: mail.url,
    CERTIFICATES: 'by-hand',
    OPERATOR_EMAILS: operatorEmail,
    IDENTITY_SIGN_UP_LIMIT: '1000',
    IDENTITY_CALL_LIMIT: '100000',
  }))
  request = await playwright.request.newContext({ baseURL: site.url })
  operator = await addSiteOperator(request, mail, operatorEmail)
})
test.afterAll(async () => {
  await request.dispose()
  await site.stop()
  await mail.stop()
})

/** A browser of its own at the site of this file. */
async function openBrowser(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  return browser.newPage({ baseURL: site.url, viewport, acceptDownloads: true, ...options })
}

/** The first look into the fonts gives way to all else on the machine: a busy one takes longer than a page waits. */
async function readFonts({ idToken }: TestLearner, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await request.put('/api/certificate/name', { headers, data: { name }, timeout: 120_000 })
  expect(answer.status()).toBe(400)
}

async function download(page: Page, name: string): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await file).path())
}

test('from the request to a certificate that a stranger checks, until it is revoked (S1.5)', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const learner = await createLearner(request, { completed: all })

  // The learner asks, and corrects the name.
  const desk = await openBrowser(browser)
  const own = await openBrowser(browser)
  await login(own, learner)
  await own.getByRole('button', { name: 'Request Completion Certificate' }).click()
  await expectToast(own, 'Request Sent Successfully', 'alert-success')
  await own.getByRole('link', { name: 'Your certificate' }).click()
  await expect(own.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
  await expect(own.locator('[aria-current=step]')).toHaveText(/Check/)
  await readFonts(learner, 'Ada 🚂')
  await own.getByLabel('Name on the certificate').fill('Ada 🚂')
  await own.getByRole('button', { name: 'Save name' }).click()
  await expectToast(
    own,
    'We cannot print this part of the name: 🚂. Please leave it out or write it differently.',
    'alert-error',
  )
  await own.getByLabel('Name on the certificate').fill('Ελένη Παπαδοπούλου')
  await own.getByRole('button', { name: 'Save name' }).click()
  await expectToast(own, 'Name saved.', 'alert-success')

  // The operator issues, and an e-mail arrives.
  await signIn(desk, operator)
  await desk.goto('/operator/certificates')
  await expect(desk.getByText('1 waiting')).toBeVisible()
  await expect(desk.getByRole('row', { name: new RegExp(learner.email) })).toContainText('Ελένη')
  await expect(desk.getByRole('button', { name: 'Issue selected' })).toBeDisabled()
  await expect(desk.getByRole('checkbox', { name: /^Select all/ })).toHaveCount(0)
  await expect(desk.getByText('This request has a warning')).toBeVisible()
  const issueOne = desk.getByRole('row').getByRole('button', { name: 'Issue', exact: true })
  const box = await issueOne.boundingBox()
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360)

  // What is unusual is chosen on purpose, and named once more before it is issued; all with the keyboard.
  await desk.getByRole('checkbox', { name: `Select ${learner.email}` }).press('Space')
  await desk.getByRole('button', { name: 'Issue 1' }).press('Enter')
  const question = desk.getByRole('dialog', { name: 'Issue this certificate?' })
  await expect(question).toContainText('Ελένη Παπαδοπούλου')
  await expect(question).toContainText('email not verified')
  await expect(question).toContainText('all nine modules in less than a minute')
  await expect(question.getByRole('img', { name: 'Drawn as printed: Ελένη Παπαδοπούλου' })).toBeVisible()
  await expectAccessible(desk)
  await question.getByRole('button', { name: 'Issue 1' }).press('Enter')
  await expectToast(desk, '1 done.', 'alert-success')
  await expect(desk.getByText('This list is empty.')).toBeVisible()
  const arrived = await mail.emailTo(learner.email, /certificate is here/)
  expect(arrived.text).toContain('Ελένη Παπαδοπούλου')
  expect(await callAs(request, learner, 'GET', '/api/certificate-request')).toEqual({
    request: { email: learner.email, received: true },
  })

  // By the link in it to the certificate; a stranger without scripts sees that it is valid, and no name.
  await own.goto(/https?:\/\/\S+\/certificate\b/.exec(arrived.text ?? '')?.[0] ?? '')
  await expect(own.locator('.torn')).toContainText(/Ελένη Παπαδοπούλου.*Issued by EduTrain/)
  await expect(own.locator('[aria-current=step]')).toHaveText(/Token/)
  await expect(own.getByRole('heading', { level: 2, name: 'What comes next' })).toBeVisible()
  const address = (await own.getByRole('link', { name: /\/certificates\/[\w-]{22}$/ }).textContent()) ?? ''
  const stranger = await openBrowser(browser, { javaScriptEnabled: false })
  let bytes = 0
  stranger.on('response', async (response) => {
    bytes += (await response.request().sizes()).responseBodySize
  })
  await stranger.goto(address, { waitUntil: 'networkidle' })
  await expect(stranger.getByText('Valid, no name shown', { exact: true })).toBeVisible()
  await expect(stranger.getByText('Ελένη')).toHaveCount(0)

  // With the paper in front of them they compare its name, and find the page by its number.
  for (const [name, said] of [
    ['Helen of Troy', 'No, another name'],
    ['ΕΛΈΝΗ παπαδοπούλου', 'Yes, same name'],
  ] as const) {
    await stranger.getByLabel('Which name is on the paper').fill(name)
    await stranger.getByRole('button', { name: 'Compare' }).click()
    await expect(stranger.getByText(said, { exact: true })).toBeVisible()
  }
  await stranger.goto('/verify')
  const number = address.slice(-22)
  await stranger.getByLabel('Number', { exact: true }).fill(number.replaceAll(/.{4}/g, '$& '))
  await stranger.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(stranger).toHaveURL(address)
  await expectSharedNameless(own, address)
  await expectSharedWithName(own)
  await own.getByRole('checkbox', { name: /Show my name/ }).uncheck()
  await expectToast(
    own,
    'The public page shows no name, but compares the names that visitors type with yours.',
    'alert-success',
  )
  await own.getByRole('checkbox', { name: /Show my name/ }).check()
  await expectToast(own, 'The public page shows your name and the date.', 'alert-success')
  bytes = 0
  await stranger.reload({ waitUntil: 'networkidle' })
  await expect(stranger.getByText('Ελένη Παπαδοπούλου')).toBeVisible()
  await expect(stranger.getByRole('img', { name: 'QR code with the address of this page' })).toBeVisible()
  await expect(stranger.getByRole('listitem').filter({ hasText: /^Web3 gaming$/ })).toHaveCount(1)
  expect(bytes).toBeLessThan(50_000)

  // It is accessible, and so is the learner's own page.
  await expectAccessible(own)
  const reader = await openBrowser(browser)
  await reader.goto(address)
  await expectAccessible(reader)

  // The PDF says the same to the eye and to a phone.
  const pdf = await readPdf(await download(own, 'Download as PDF'))
  expect(pdf.text.replaceAll(/\s/g, '')).toContain('ΕλένηΠαπαδοπούλου')
  expect(pdf.qrCode).toBe(address)
  const offered = await stranger.getByRole('link', { name: 'Certificate as PDF' }).getAttribute('href')
  expect((await readPdf(await (await request.get(offered ?? '')).body())).qrCode).toBe(address)

  await expectShared(own, address)
  // The badge is verified by libraries that are not ours, by the file and the issuer's keys.
  await expect(own.getByRole('button', { name: 'Signed file (JWT)' })).toBeHidden()
  await own.getByText('For software').click()
  const jwt = (await download(own, 'Signed file (JWT)')).toString()
  const issuer = await (await request.get('/.well-known/did.json')).json()
  const badge = await verifyOutside(jwt, issuer, Date.now())
  expect(badge.id).toBe(address)
  for (const text of [
    (await download(own, 'Signed file (JSON)')).toString(),
    readPngTexts(await download(own, 'Download as picture with badge'))[0]?.text ?? '',
  ])
    expect(JSON.parse(text)).toMatchObject({ id: address, proof: [{ cryptosuite: 'eddsa-rdfc-2022' }] })
  const { statusListCredential } = badge.credentialStatus as { statusListCredential: string }
  const isRevoked = async () =>
    isRevokedOutside(badge, await (await request.get(statusListCredential)).text(), issuer, Date.now())
  expect(await isRevoked()).toBe(false)
  const linkedIn = await own.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href')
  expect(new URL(linkedIn ?? '').searchParams.get('certUrl')).toBe(address)

  // The operator revokes it, which every reader sees.
  await desk.getByRole('link', { name: 'Issued' }).click()
  expect((await readPdf(await download(desk, 'Download PDF'))).qrCode).toBe(address)
  await desk.getByRole('button', { name: 'Revoke' }).click()
  await expectAccessible(desk)
  await desk.getByLabel('Reason').fill('Another person did the quizzes.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke the certificate' }).click()
  await expectToast(desk, 'Certificate revoked.', 'alert-success')
  const told = await mail.emailTo(learner.email, /has been revoked/)
  expect(told.text).toContain('Another person did the quizzes.')
  await reader.reload()
  await expectAccessible(reader)
  await stranger.reload()
  await expect(stranger.getByText('Revoked', { exact: true })).toBeVisible()
  await expect(stranger.getByText('Ελένη')).toHaveCount(0)
  expect(await isRevoked()).toBe(true)
  await own.reload()
  await expect(own.getByText('Another person did the quizzes.').first()).toBeVisible()
})

test('a declined request says why, by e-mail and on the page, and can be made again', async ({ browser }) => {
  const learner = await createLearner(request, { completed: all })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  const desk = await openBrowser(browser)
  await signIn(desk, operator)
  await desk.goto(`/operator/certificates?search=${learner.email}`)
  await desk.getByRole('button', { name: 'Decline' }).click()
  await desk.getByLabel('Reason').fill('Please write your own name.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline the request' }).click()
  await expectToast(desk, '1 done.', 'alert-success')
  await expect(desk.getByText(/declined .*: Please write your own name\./)).toBeVisible()
  expect((await mail.emailTo(learner.email, /certificate request/)).text).toContain('your own name')
  const own = await openBrowser(browser)
  await signIn(own, learner)
  await own.goto('/certificate')
  await expect(own.getByText('Please write your own name.').first()).toBeVisible()
  await own.getByRole('link', { name: 'Go to the dashboard' }).click()
  await own.getByRole('button', { name: 'Request Completion Certificate' }).click()
  await expectToast(own, 'Request Sent Successfully', 'alert-success')
  await own.getByRole('link', { name: 'Your certificate' }).click()
  await expect(own.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
})

test('a name is edited in the queue, and corrected after the issue by a new certificate', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const learner = await createLearner(request, { completed: all })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  const desk = await openBrowser(browser)
  const own = await openBrowser(browser)
  await login(desk, operator)
  await login(own, learner)
  const dialog = desk.getByRole('dialog')

  // Before the issue: the operator edits the name, and the learner is told.
  await desk.goto(`/operator/certificates?search=${learner.email}`)
  await desk.getByRole('button', { name: 'Edit name' }).click()
  await dialog.getByLabel('Name on the certificate').fill('Grace Hopper')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expectToast(desk, 'Name saved.', 'alert-success')
  expect((await mail.emailTo(learner.email, /The name on your/)).text).toContain('Grace Hopper')
  await own.goto('/certificate')
  await expect(own.getByLabel('Name on the certificate')).toHaveValue('Grace Hopper')
  await expect(own.getByText('We changed the name on your request to: Grace Hopper')).toBeVisible()
  await desk.getByRole('button', { name: 'Issue', exact: true }).click()
  await dialog.getByRole('button', { name: 'Issue 1' }).click()
  await expectToast(desk, '1 done.', 'alert-success')

  // After it: the learner asks for another one, and the operator issues a new certificate.
  await own.reload()
  const before = (await own.getByRole('link', { name: /\/certificates\/[\w-]{22}$/ }).textContent()) ?? ''
  await own.getByText('Is the name wrong?').click()
  await own.getByLabel('The correct name').fill('Grace Murray Hopper')
  await own.getByRole('button', { name: 'Request this name' }).click()
  await expectToast(own, 'We have received your request.', 'alert-success')
  await expectAccessible(own)
  await desk.goto('/operator/certificates?list=corrections')
  await expect(desk.getByText('Requested name: Grace Murray Hopper')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog.getByLabel('Name on the certificate')).toHaveValue('Grace Murray Hopper')
  await dialog.getByRole('button', { name: 'Issue the new certificate' }).click()
  await expectToast(desk, 'New certificate issued.', 'alert-success')
  expect((await mail.emailTo(learner.email, /new certificate/)).text).toContain('Murray')

  await own.reload()
  await own.getByText('What has happened so far').click()
  await expect(own.getByText('A new certificate was issued to replace the old one.')).toBeVisible()
  const after = (await own.getByRole('link', { name: /\/certificates\/[\w-]{22}$/ }).textContent()) ?? ''
  expect(after).not.toBe(before)
  const stranger = await openBrowser(browser, { javaScriptEnabled: false })
  await stranger.goto(before)
  await expect(stranger.getByText('Replaced', { exact: true })).toBeVisible()
  await expect(stranger.getByText(/Grace/)).toHaveCount(0)
  await expect(stranger.getByRole('link', { name: 'See the new certificate' })).toHaveCount(0)
  await own.getByRole('checkbox', { name: /Show my name/ }).check()
  await expectToast(own, 'The public page shows your name and the date.', 'alert-success')
  await stranger.reload()
  await stranger.getByRole('link', { name: 'See the new certificate' }).click()
  await expect(stranger.getByText('Grace Murray Hopper')).toBeVisible()
  await expectAccessible(own)
})
