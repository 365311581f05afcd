import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the browser has kept the app and the page on screen is served from it. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** What the browser has kept of our origin: the address of each answer, and its words. */
export function keptAnswers(page: Page): Promise<{ url: string; sent: string; body: string }[]> {
  return page.evaluate(async () => {
    const kept = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? ''
        kept.push({ url: request.url, sent: JSON.stringify([...request.headers]), body })
      }
    }
    return kept
  })
}

/** The line at the top that says there is no connection. */
export const expectNoConnection = (page: Page, words: string | RegExp = /^You are offline\./) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
