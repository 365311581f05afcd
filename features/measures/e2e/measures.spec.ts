import type { APIRequestContext, Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base, expect } from '#workshop/e2e/support/test.ts'

const token = 'a-token-to-read-metrics-with'

// A server of this file's own: it measures.
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const server = await startOwnServer(() => ({ MEASURE: 'on', METRICS_TOKEN: token }))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

async function metricsOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${token}` } })
  return answer.text()
}

/** Of all kinds of connection. */
const sumOf = (metrics: string, name: string) =>
  [...metrics.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  )

/** As when another app comes before the browser. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('where the site measures, a page that is left says once what it took, and nothing else (SX.57)', async ({
  page,
  request,
}) => {
  const sent: string[] = []
  await page.exposeFunction('noteSent', (body: string) => sent.push(body))
  // What a beacon carries no test sees from outside.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { noteSent } = window as unknown as { noteSent: (text: string) => void }
      if (body instanceof Blob) void body.text().then(noteSent)
      return send(url, body)
    }
  })
  const before = sumOf(await metricsOf(request), 'field_loads_total')
  const code = page.waitForResponse(/\/assets\/start-measuring-/)
  await page.goto('/')
  await code
  await hide(page)
  await expect.poll(() => sent.length).toBe(1)
  await page.goto('about:blank')

  await expect.poll(async () => sumOf(await metricsOf(request), 'field_loads_total')).toBe(before + 1)
  expect(sent).toHaveLength(1)
  const { connection, lcp, failed = 0, ...rest } = JSON.parse(sent[0] ?? '')
  expect(['4g', '3g', '2g', 'unknown']).toContain(connection)
  expect(lcp).toBeGreaterThan(0)
  expect(failed).toBe(0)
  expect(Object.keys(rest).filter((key) => key !== 'inp')).toEqual([])
})

test('a browser that asks not to be tracked sends nothing (SX.57)', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const before = sumOf(await metricsOf(request), 'field_loads_total')
  const code = page.waitForResponse(/\/assets\/start-measuring-/)
  await page.goto('/')
  await code
  await hide(page)
  await page.goto('about:blank')

  expect(sumOf(await metricsOf(request), 'field_loads_total')).toBe(before)
})

test('the page about privacy says what is measured, where it is (SX.57)', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'How fast pages are' })).toBeVisible()
})
