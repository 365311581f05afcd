import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { type Installation, password } from '#workshop/bench/installation.ts'
import { type Effort, type FeatureBench, median, quantile } from '#workshop/bench/measuring.ts'
import { held, report } from '#workshop/bench/report.ts'
import { type MeasuredServer, scripts, startServer } from '#workshop/bench/server-process.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'
import { closed, enter, moveEvery, type Walker, walk } from './bench/walkers.ts'

export const parts: FeatureBench['parts'] = {
  async class(small, effort) {
    await measureClass(small, effort)
    // Without pictures it needs no browser and no built pages.
    if (effort.frames > 0) await measureHall(small, effort.frames)
  },
}

/** Kilobytes a second that reach each of thirty learners, and the share of a core that six hundred take. */
const mostDown = 2.5
const mostShare = 0.25
const rooms = 8

/** All of them walk all the time, which no class does. */
async function measureClass(installation: Installation, { seconds }: Effort) {
  await using server = await startServer(scripts.app, {
    ...installation.env,
    CLASS_SEATS: '200',
    MAX_CLASS_SOCKETS_PER_ADDRESS: '10000',
    LOG_LEVEL: 'warn',
  })
  for (const size of [
    { learners: 30, inRooms: 1 },
    { learners: 600, inRooms: rooms },
  ])
    await measureWalkers(installation, server, { ...size, seconds: seconds * 5 })
}

async function measureWalkers(
  installation: Installation,
  server: MeasuredServer,
  { learners, inRooms, seconds }: { learners: number; inRooms: number; seconds: number },
): Promise<void> {
  const before = server.usage()
  const walkers: Walker[] = []
  const accounts = await installation.deps.db.selectFrom('accounts').select('id').limit(learners).execute()
  for (const [index, { id }] of accounts.entries())
    walkers.push(await enter(installation, server.url, id, { moduleNumber: 1 + (index % inRooms), index }))
  const pace = walk(walkers)
  await setTimeout(1_000)
  const [begun, startedAt, bytes] = [server.usage(), performance.now(), total(walkers)]
  await setTimeout(seconds * 1_000)
  const [ended, elapsed] = [server.usage(), (performance.now() - startedAt) / 1_000]
  const down = (total(walkers) - bytes) / 1_000 / elapsed / walkers.length
  clearInterval(pace)
  const share = (ended.cpu - begun.cpu) / elapsed
  await Promise.all(walkers.map(({ socket }) => closed(socket)))

  const who = `${walkers.length} learners who all walk, ${inRooms === 1 ? 'in one room' : `in ${inRooms} rooms`}`
  report({
    what: `class: bytes to each of ${who}`,
    ...held(down, 'kB/s', inRooms === 1 ? { most: mostDown } : {}),
    detail: `${((13 * 1_000) / moveEvery).toFixed(0)} B/s from each, heads of frames included; ${elapsed.toFixed(0)} s`,
  })
  report({
    what: `class: processor time with ${who}`,
    figure: `${(share * 100).toFixed(1)} % of a core`,
    ...(inRooms === 1 ? {} : { budget: `≤ ${mostShare * 100} %`, isMet: share <= mostShare }),
    detail: `${(ended.rss - before.rss).toFixed(0)} MB more than before they came, ${ended.rss.toFixed(0)} MB in all`,
  })
}

const total = (walkers: readonly Walker[]) => walkers.reduce((sum, { down }) => sum + down(), 0)

const learners = 30
/** Until then the hall finds out how sharply it can be drawn. */
const warmUp = 30
/** Then the viewer turns round. */
const framesOfStep = 10
/** Without a graphics card: the processor draws. */
const softwareDrawing = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The hall of the built pages in a browser, while the learner who looks and all others walk. */
async function measureHall(installation: Installation, frames: number): Promise<void> {
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
  await page.getByRole('button', { name: 'Join the class', exact: true }).click()
  await page.getByRole('button', { name: 'Walk into the hall' }).click()
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
