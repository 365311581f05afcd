// What a learner waits for who comes back on a poor network with nothing kept but the session: pages of learners on slow 3G
// with a slow processor, until their heading is painted.

import { type BrowserContext, chromium } from '@playwright/test'
import type { TestLearner } from '#workshop/e2e/support/learner.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'
import { median } from './score.ts'

const coldPages = ['/dashboard', '/module/1', '/review', '/account', '/certificate']

/** In ms, and requests. */
const coldBudget = { heading: 4_000, requests: 15 }

/** 400 ms of latency, 400 kbit/s each way. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Until the heading is painted: ms since the address was entered, and how many requests went out before. */
interface ColdRun {
  readonly heading: number
  readonly requests: number
}

interface ColdRow extends ColdRun {
  readonly path: string
  readonly fastest: number
  readonly slowest: number
}

/** The median of each page, in rounds: what disturbs one spoils no page's figure. */
export async function measureColdPages(url: string, learner: TestLearner, runs: number): Promise<ColdRow[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const options = { baseURL: url, serviceWorkers: 'block', viewport: { width: 360, height: 640 } } as const
  try {
    const first = await browser.newContext(options)
    await logIn(first, learner)
    const storageState = await first.storageState({ indexedDB: true })
    await first.close()
    const found = coldPages.map((path) => ({ path, runs: [] as ColdRun[] }))
    for (let run = 0; run < runs; run++)
      for (const { path, runs } of found) {
        const context = await browser.newContext({ ...options, isMobile: true, storageState })
        runs.push(await visit(context, path))
        await context.close()
      }
    return found.map(({ path, runs }) => toRow(path, runs))
  } finally {
    await browser.close()
  }
}

async function logIn(context: BrowserContext, learner: TestLearner): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await fillLogin(page, learner)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1, name: /Next module/ }).waitFor()
}

async function visit(context: BrowserContext, path: string): Promise<ColdRun> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(noteHeading)
  await page.goto(path, { waitUntil: 'commit' })
  const noted = await page.waitForFunction(() => (window as { coldRun?: ColdRun }).coldRun, undefined, {
    timeout: 60_000,
  })
  return (await noted.jsonValue()) as ColdRun
}

/** In the page: a frame after its heading is there. */
function noteHeading(): void {
  const note = () => {
    // A page's HTML may have some that wait to be shown.
    if (
      ![...document.querySelectorAll('h1')].some(
        (heading) => heading.textContent && heading.checkVisibility(),
      )
    )
      return
    observer.disconnect()
    requestAnimationFrame(() => {
      const heading = performance.now()
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < heading)
      // The page itself is one.
      Object.assign(window, { coldRun: { heading, requests: before.length + 1 } })
    })
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
}

function toRow(path: string, runs: readonly ColdRun[]): ColdRow {
  const headings = runs.map(({ heading }) => heading)
  return {
    path,
    heading: median(headings),
    requests: median(runs.map(({ requests }) => requests)),
    fastest: Math.min(...headings),
    slowest: Math.max(...headings),
  }
}

export const isWithinColdBudget = ({ heading, requests }: ColdRow): boolean =>
  heading <= coldBudget.heading && requests <= coldBudget.requests

export const describeColdPages = (
  runs: number,
): string => `Made by \`npm run bench:pages\`: 400 ms of latency and 400 kbit/s, a processor slowed down four times, and nothing kept but
the session: until the heading of a page is painted. ${runs} runs of each page, in rounds; the median, and the fastest and the
slowest run in brackets. Other work on the machine counts as work of the page.`

const seconds = (ms: number) => (ms / 1000).toFixed(1)

export const coldTableOf = (rows: readonly ColdRow[]): string =>
  [
    '| page | heading | requests before it |',
    '| --- | ---: | ---: |',
    `| budget | ≤ ${seconds(coldBudget.heading)} s | ≤ ${coldBudget.requests} |`,
    ...rows.map(
      ({ path, heading, fastest, slowest, requests }) =>
        `| \`${path}\` | ${seconds(heading)} s (${seconds(fastest)} to ${seconds(slowest)}) | ${requests} |`,
    ),
  ].join('\n')
