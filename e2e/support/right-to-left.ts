import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** From now on the page gets the pages of a build in the pseudo-locale; all else comes from the server. */
export async function readPseudoLocale(page: Page, buildDir: string): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const { pathname } = new URL(route.request().url())
      if (route.request().resourceType() === 'document')
        return route.fulfill({ body: readFileSync(join(buildDir, 'index.html')), contentType: 'text/html' })
      if (pathname.startsWith('/assets/')) return route.fulfill({ path: join(buildDir, pathname) })
      return route.fallback()
    },
  )
}

/** How far the page reaches out to either side, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
