import type { Page, Request } from '@playwright/test'
import type { Problems } from './problems.ts'

/** The network of a page, to break and to slow down; no answer is ever made up. */
export interface Network {
  /** Loses every request to addresses with this part in them, until the connection is back. */
  lose(part: string, method?: string): Promise<{ restore(): Promise<void> }>
  /** Delivers the next request to such an address, and loses the answer. */
  loseAnswer(part: string, method?: string): Promise<void>
  /** Puts every answer `latency` ms away. */
  delay(latency: number): Promise<void>
  /** Keeps requests to such addresses waiting until they are released. */
  hold(part: string | RegExp, method?: string): Promise<{ release(): void }>
}

/** @param problems are told which requests fail on purpose. */
export function networkOf(page: Page, problems: Problems): Network {
  const matcher = (part: string | RegExp) => (url: URL) =>
    url.href.search(typeof part === 'string' ? literally(part) : part) >= 0
  const concerns = (request: Request, method?: string) => !method || request.method() === method
  return {
    async lose(part, method) {
      const matches = matcher(part)
      problems.allow(new RegExp(`(net::ERR_|failed request).*${literally(part)}`))
      await page.route(matches, (route, request) =>
        concerns(request, method) ? route.abort('connectionrefused') : route.fallback(),
      )
      return { restore: () => page.unroute(matches) }
    },
    async loseAnswer(part, method) {
      const matches = matcher(part)
      problems.allow(new RegExp(`(net::ERR_|failed request).*${literally(part)}`))
      let isLost = false
      await page.route(matches, async (route, request) => {
        if (isLost || !concerns(request, method)) return route.fallback()
        isLost = true
        await route.fetch()
        await route.abort('connectionreset')
      })
    },
    async delay(latency) {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
      await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited })
    },
    async hold(part, method) {
      const gate = Promise.withResolvers<void>()
      await page.route(matcher(part), async (route, request) => {
        if (concerns(request, method)) await gate.promise
        await route.fallback()
      })
      return { release: gate.resolve }
    },
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
