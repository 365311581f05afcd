import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'

let site: OwnServer
let request: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  site = await startOwnServer((url) => ({ PUBLIC_URL: url, ISSUER_EMAIL: 'hello@rails.example' }))
  request = await playwright.request.newContext({ baseURL: site.url })
})
test.afterAll(async () => {
  await request.dispose()
  await site.stop()
})

const png = (name: string, side: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(drawTestPng({ width: side, height: side })),
})

async function openDesk(browser: Browser): Promise<Page> {
  const operator = await createOperator(request, {}, site.dataDir)
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  await login(page, operator)
  await page.goto('/operator/site')
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
  return page
}

test('an operator gives the site a name, a colour that can be read, and a logo', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.getByLabel('Name of the site').fill('Open Rails')
  await page.getByLabel('Colour', { exact: true }).fill('#ffdd00')
  await expect(page.getByText('The nearest one that can be read is')).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByText('The nearest one that can be read is')).toBeHidden()
  await page.getByLabel('Colour', { exact: true }).fill('#0b6e4f')
  for (const theme of ['Light', 'Dark'])
    await expect(page.getByRole('region', { name: theme })).toContainText('Open Rails certificate')
  const buttonIn = (theme: string) => page.getByRole('region', { name: theme }).getByText('Start learning')
  await expect(buttonIn('Light')).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await expect(buttonIn('Dark')).not.toHaveCSS('background-color', 'rgb(11, 110, 79)')

  const logo = page.getByLabel('Logo of the site', { exact: true })
  await logo.setInputFiles(png('small.png', 100))
  await expect(page.getByText('This picture has 100 × 100 pixels.')).toBeVisible()
  await expect(logo).toBeFocused()
  await logo.setInputFiles({ ...png('letter.png', 192), buffer: Buffer.from('<svg>no picture</svg>') })
  await expect(page.getByText('This file is not a picture')).toBeVisible()
  await expect(page.getByLabel('Name of the site')).toHaveValue('Open Rails')

  // Larger than the server takes: it is made smaller here.
  await logo.setInputFiles(png('logo.png', 2400))
  await expect(page.getByText('This file is not a picture')).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. The site shows it now.', 'alert-success')
  await expectAccessible(page)

  // Of this page itself, which was not loaded again.
  const head = page.getByRole('banner').getByRole('link').first()
  await expect(head).toHaveText('Open Rails')
  await expect(page).toHaveTitle('Operator area · Open Rails')
  await expect(head.locator('.mark')).toHaveCSS('background-image', /site-logo/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCSS(
    'background-color',
    'rgb(11, 110, 79)',
  )
  await head.click()
  await expect(page).toHaveTitle(/ · Open Rails$/)
  await expect(page.locator('.mark').locator('visible=true').first()).toHaveCSS(
    'background-image',
    /site-logo/,
  )

  await page.goto('/')
  await expect(page).toHaveTitle(/^Open Rails/)
  const mark = page.locator('.mark').first()
  await expect(mark).toHaveCSS('background-image', /site-logo/)
  await expect(mark.locator('path').first()).toBeHidden()
  await expectAccessible(page)
})

test('the colour is seen while it is chosen, from the browser’s own field or as text', async ({
  browser,
}) => {
  const page = await openDesk(browser)
  const [text, picker] = [page.getByLabel('Colour', { exact: true }), page.getByLabel('Pick a colour')]
  await picker.scrollIntoViewIfNeeded()
  await picker.fill('#7a1fa2')
  await expect(text).toHaveValue('#7a1fa2')
  const button = page.locator('[data-theme=edutrain-light] .btn').first()
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await expect(button).toBeInViewport({ ratio: 1 })

  await text.fill('#0b6e')
  await text.pressSequentially('4f')
  await expect(picker).toHaveValue('#0b6e4f')
  await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await page.getByLabel('Logo of the site', { exact: true }).focus()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Name of the site').focus()
  await expect(page.getByLabel('Name of the site')).toBeInViewport({ ratio: 1 })
})

test('what the environment sets is shown, and cannot be written over', async ({ browser }) => {
  const page = await openDesk(browser)

  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue('hello@rails.example')
  await expect(email).not.toBeEditable()
  await expect(page.getByText('Set on the server by ISSUER_EMAIL, which comes first.')).toBeVisible()
})
