import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

// Nothing asks the chain for what the landing page says.
let withChain: OwnServer

test.beforeAll(async () => {
  withChain = await startOwnServer((url) => ({
    PUBLIC_URL: url,
    TOKEN_CHAIN_ID: '8453',
    TOKEN_CONTRACT: `0x${'5c'.repeat(20)}`,
    ETHEREUM_RPC_URL: 'http://127.0.0.1:1',
  }))
})
test.afterAll(() => withChain?.stop())

for (const { locale, promise, byList, back } of [
  {
    locale: 'en',
    promise: 'and get a free token at the end.',
    byList: 'It comes a little later.',
    back: 'EduTrain',
  },
  {
    locale: 'fr',
    promise: 'recevez un jeton gratuit à la fin.',
    byList: 'Il arrive un peu plus tard.',
    back: 'EduTrain',
  },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const javaScriptEnabled of [false, true])
      test.describe(javaScriptEnabled ? 'live' : 'as it was built', () => {
        test.use({ javaScriptEnabled })

        test('where the site names no chain the landing page says when the token comes (S1.1)', async ({
          page,
        }) => {
          await page.goto('/')
          await expect(page.getByText(promise)).toBeVisible()
          await expect(page.getByText(byList, { exact: true })).toBeVisible()
        })

        test('where it names one the landing page says nothing of that', async ({ page }) => {
          await page.goto(`${withChain.url}/`)
          await expect(page.getByText(promise)).toBeVisible()
          await expect(page.getByText(byList, { exact: true })).toBeHidden()
        })
      })

    test('the landing page says the same of the token when the app leads there from another page', async ({
      page,
    }) => {
      for (const [url, isByList] of [
        ['', true],
        [withChain.url, false],
      ] as const) {
        await page.goto(`${url}/login`)
        await page.waitForLoadState('networkidle')
        await page.locator('header').getByRole('link', { name: back }).click()
        await expect(page.getByText(promise)).toBeVisible()
        await expect(page.getByText(byList, { exact: true })).toBeVisible({ visible: isByList })
      }
    })
  })
