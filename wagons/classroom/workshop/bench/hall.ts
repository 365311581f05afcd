import { chromium, type Page } from '@playwright/test'
import { type Installation, password } from '#workshop/bench/installation.ts'
import { median, quantile } from '#workshop/bench/measuring.ts'
import { report } from '#workshop/bench/report.ts'
import { scripts, startServer } from '#workshop/bench/server-process.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'
import { closed, enter, type Walker, walk } from './walkers.ts'

const learners = 30
/** Until then the hall finds out how sharply it can be drawn. */
const warmUp = 30
/** Then the viewer turns round. */
const framesOfStep = 10
/** Without a graphics card: the processor draws. */
const softwareDrawing = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The hall of the built pages in a browser, while the learner who looks and all others walk. */
export async function measureHall(installation: Installation, frames: number): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
  const [viewer, ...others] = await installation.deps.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .limit(learners)
    .execute()
  await using server = await startServer(scripts.app, { ...installation.env, LOG_LEVEL: 'warn' })
  await using browser = await chromium.launch({ executablePath, args: softwareDrawing })
  const walkers: Walker[] = []
  let pace: NodeJS.Timeout | undefined
  try {
    const page = await browser.newPage()
    await page.addInitScript(timeFrames)
    await walkIn(page, server.url, viewer?.email ?? '')
    for (const [index, { id }] of others.entries())
      walkers.push(await enter(installation, server.url, id, { moduleNumber: 1, index }))
    pace = walk(walkers)
    const { times, size } = await readFrames(page, warmUp + frames)
    const counted = times.slice(warmUp)
    report({
      what: `class: a picture of the hall with ${walkers.length + 1} figures who all walk`,
      figure: `${median(counted).toFixed(1)} ms`,
      detail: `95 of 100 within ${quantile(counted, 0.95).toFixed(1)} ms; ${counted.length} pictures of ${size}, each waited for, drawn in software by Chromium ${browser.version()}`,
    })
  } finally {
    clearInterval(pace)
    await Promise.all(walkers.map(({ socket }) => closed(socket)))
  }
}

async function walkIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`)
  await fillLogin(page, { email, password })
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`${url}/class/aurora?module=1`)
  await page.getByLabel('Nickname', { exact: true }).fill('Viewer')
  await page.getByRole('button', { name: 'Go in', exact: true }).click()
  await page.getByRole('button', { name: 'Walk in' }).click()
  await page.getByRole('application').focus()
}

/** To and fro in front of the own place. */
async function readFrames(page: Page, count: number) {
  for (let seen = 0, key = 'KeyD'; seen < count; key = key === 'KeyD' ? 'KeyA' : 'KeyD') {
    seen += framesOfStep
    await page.keyboard.down(key)
    await page.waitForFunction((most) => window.frameTimes.length >= most, seen)
    await page.keyboard.up(key)
  }
  return page.evaluate((most) => {
    const { width = 0, height = 0 } = document.querySelector('canvas') ?? {}
    return { times: window.frameTimes.slice(0, most), size: `${width} × ${height}` }
  }, count)
}

declare global {
  interface Window {
    frameTimes: number[]
  }
}

/** In the page: of each step that draws, how long until its picture is there. To read a point waits for that. */
function timeFrames(): void {
  const ask = window.requestAnimationFrame.bind(window)
  const { clear } = WebGL2RenderingContext.prototype
  const drawn = new Set<WebGL2RenderingContext>()
  window.frameTimes = []
  WebGL2RenderingContext.prototype.clear = function note(mask) {
    drawn.add(this)
    clear.call(this, mask)
  }
  window.requestAnimationFrame = (step) =>
    ask((now) => {
      drawn.clear()
      const startedAt = performance.now()
      step(now)
      if (drawn.size === 0) return
      for (const context of drawn)
        context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
      window.frameTimes.push(performance.now() - startedAt)
    })
}
