import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { callAs, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

let operator: TestLearner
test.beforeAll(async ({ request }) => {
  operator = await createOperator(request)
})

test.use({ javaScriptEnabled: false, viewport: smallPhone })

const number = (page: Page) => page.getByLabel('Number', { exact: true })
const file = (page: Page) => page.getByLabel('Or choose its file, or drop it here')
const verdict = (page: Page) => page.locator('.verdict')

interface Sent {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function check(page: Page, sent: Sent): Promise<void> {
  await page.goto('/verify')
  await file(page).setInputFiles(sent)
  await page.getByRole('button', { name: 'Check the file' }).click()
}

/** A certificate with its number, and its files. */
async function issueOne(request: APIRequestContext, learner: TestLearner) {
  const id = await certify(request, learner, operator)
  const headers = { authorization: `Bearer ${learner.idToken}` }
  const fetchFile = async (name: string, mimeType: string): Promise<Sent> => {
    const answer = await request.get(`/api/certificate/${name}`, { headers, timeout: 120_000 })
    expect(answer.status()).toBe(200)
    return { name, mimeType, buffer: await answer.body() }
  }
  return {
    id,
    pdf: await fetchFile('certificate.pdf', 'application/pdf'),
    png: await fetchFile('badge.png', 'image/png'),
    json: await fetchFile('credential.json', 'application/json'),
  }
}

test('of the two ways to check, one button is filled: that of the first', async ({ page }) => {
  await page.goto('/verify')
  const background = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('Check')).toBe('rgb(29, 27, 44)')
  expect(await background('Check the file')).toBe('rgb(255, 253, 248)')
})

test('a stranger checks a number and each file of a certificate without scripts, until it is revoked', async ({
  page,
  request,
  newLearner,
}) => {
  test.setTimeout(300_000)
  const learner = await newLearner({ completed: all })
  const { id, pdf, png, json } = await issueOne(request, learner)

  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a certificate or badge')
  await expect(number(page)).toBeInViewport()
  await number(page).fill(id.replaceAll(/.{4}/g, '$& '))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page).toHaveURL(`/certificates/${id}`)
  await page.getByRole('link', { name: 'Check another certificate or badge' }).click()
  await expect(page).toHaveURL('/verify')

  for (const sent of [pdf, png, json]) {
    await check(page, sent)
    await expect(verdict(page)).toHaveText('Valid')
    await expect(page).toHaveTitle('Valid · Check a certificate or badge')
    const sentence = page.getByText(/issued this certificate to/)
    await expect(sentence).toContainText(learner.name)
    await expectInView(verdict(page), sentence)
  }
  await page.getByRole('link', { name: 'See the page of this certificate' }).click()
  await expect(page).toHaveURL(`/certificates/${id}`)

  const text = json.buffer.toString().replace(learner.name, 'Somebody Else')
  await check(page, { ...json, buffer: Buffer.from(text) })
  await expect(verdict(page)).toHaveText('Changed or forged')
  await expect(page.getByText('Somebody Else')).toHaveCount(0)

  const reason = { certificateId: id, reason: 'x' }
  await callAs(request, operator, 'POST', '/api/operator/certificates/revoke', reason)
  await check(page, pdf)
  await expect(verdict(page)).toHaveText('Revoked')
  await expect(page.getByText(/revoked it on .*: it is no longer valid/)).toBeVisible()
})

test('a file that is not ours, has no badge or is too large is told so', async ({ page, problems }) => {
  // How a browser logs an answer that says no.
  problems.allow(/413/)
  const type = { name: 'x.json', mimeType: 'application/json' }
  const badge = { type: ['VerifiableCredential'], issuer: 'did:web:other.example' }
  for (const [buffer, said] of [
    [Buffer.from(JSON.stringify(badge)), 'Not ours'],
    [Buffer.from('{}'), 'No badge found'],
    [Buffer.alloc(6_000_000), 'File too large'],
  ] as const) {
    await check(page, { ...type, buffer })
    await expect(verdict(page)).toHaveText(said)
  }
})

test.describe('with the scripts of axe', () => {
  test.use({ javaScriptEnabled: true })

  test('the page is used by keys, and by those who see or hear it in another way', async ({ page }) => {
    await page.goto('/verify')
    await expectAccessible(page)
    await tabTo(page, number(page))
    await tabTo(page, file(page))
    await tabTo(page, page.getByRole('button', { name: 'Check the file' }))
    await file(page).setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    })
    await page.getByRole('button', { name: 'Check the file' }).press('Enter')
    await expect(verdict(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test('a file is dropped on the field, in French too', async ({ page }, info) => {
  const path = info.outputPath('x.json')
  await writeFile(path, '{}')
  await page.goto('/verify?language=fr')
  const field = page.getByLabel('Ou choisissez son fichier, ou déposez-le ici')
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  await expect(verdict(page)).toHaveText('Aucun badge trouvé')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
