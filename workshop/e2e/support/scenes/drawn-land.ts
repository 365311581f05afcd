import type { Page } from '@playwright/test'

/** Until what comes late is there: the menu, the parts below the first screen, and the land wherever the page shows it. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lands = [...document.querySelectorAll('.landscape')]
    // A phone shows no menu until it is opened.
    const late = [...document.querySelectorAll('header:empty, .loading-page')]
    const isLate = late.some((part) => part.checkVisibility())
    return !isLate && lands.every((land) => land.querySelector('svg'))
  })
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll('.landscape use')].map(
      (use) => use.getAttribute('href') ?? '',
    )
    const main = document.querySelector('main')
    const ground = main ? getComputedStyle(main, '::after').backgroundImage : ''
    const addresses = [...links, ...(/url\("([^"]+)"\)/.exec(ground)?.slice(1) ?? [])]
    // The browser has asked for them already; it shows them a frame after they are there.
    for (const address of new Set(addresses)) await (await fetch(address)).blob()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}
