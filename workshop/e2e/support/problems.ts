import type { Page } from '@playwright/test'

/** What went wrong in a page that its test did not foresee. */
export interface Problems {
  /** Foresees problems whose text matches, such as the answer 400 of a refused login. */
  allow(pattern: RegExp): void
  /** The unexpected ones. */
  unforeseen(): string[]
  /** Watches one more page, for tests that open several. */
  watch(page: Page): void
}

/** Collects console errors, exceptions, failed requests and refusals of every page it watches. */
export function collectProblems(): Problems {
  const seen: string[] = []
  // What Playwright says of a service worker that it blocks.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/]
  return {
    allow: (pattern) => void allowed.push(pattern),
    unforeseen: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    watch(page) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(`exception: ${error}`))
      page.on('response', (response) => {
        if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
      })
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // A request that a navigation cut short is no problem.
        if (reason !== 'net::ERR_ABORTED') seen.push(`failed request: ${request.url()} ${reason}`)
      })
    },
  }
}
