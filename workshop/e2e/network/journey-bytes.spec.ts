import { connect, createServer, type Server } from 'node:net'
import type { Page } from '@playwright/test'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { watchFilm } from '../support/film.ts'
import { waitUntilKept } from '../support/kept-app.ts'
import { createLearner } from '../support/learner.ts'
import { loginByForm } from '../support/login.ts'
import { openStation } from '../support/page-parts.ts'
import { finishQuiz } from '../support/quiz.ts'
import { type OwnServer, startOwnServer } from '../support/services/own-server.ts'
import { expect, test } from '../support/test.ts'

/** Bytes, heads included, both ways. */
const wholeBudget = 1_200_000
const moduleBudget = 95_000

const port = await freePort()
let server: OwnServer
let relay: Server
let bytes = 0

test.use({
  baseURL: `http://localhost:${port}`,
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
})

test.beforeAll(async () => {
  server = await startOwnServer(() => ({ PUBLIC_URL: `http://localhost:${port}` }))
  relay = countingRelay(Number(new URL(server.url).port))
  await new Promise<void>((resolve) => relay.listen(port, resolve))
})
test.afterAll(async () => {
  relay.close()
  await server.stop()
})

/** Hands on what it gets, and counts it. */
const countingRelay = (to: number) =>
  createServer((client) => {
    const upstream = connect(to, 'localhost')
    const ends = [
      [client, upstream],
      [upstream, client],
    ] as const
    for (const [from, other] of ends) {
      from.on('data', (chunk) => {
        bytes += chunk.length
      })
      from.on('error', () => other.destroy())
      from.pipe(other)
    }
  })

async function bytesOf(act: () => Promise<unknown>): Promise<number> {
  const before = bytes
  await act()
  return bytes - before
}

/** From link to link, as a learner goes: the lesson with its film, the quiz, and back. */
async function doModule(page: Page, number: number): Promise<void> {
  await (await openStation(page, number)).getByRole('link', { name: 'Read the lesson' }).click()
  await watchFilm(page)
  await page.getByRole('link', { name: 'Take Module Quiz' }).click()
  await finishQuiz(page)
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expect(page.getByText(`${number} of 9 modules done`)).toBeVisible()
}

test('the whole journey, nine lessons to nine passed quizzes, costs 1.2 MB at most, and a module 95 kB @desktop-by-night', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const learner = await createLearner(request)
  const costs = [
    await bytesOf(async () => {
      await loginByForm(page, learner)
      await waitUntilKept(page)
      await expect(page.getByText(/^All 9 modules are kept on this device/)).toBeVisible({ timeout: 60_000 })
    }),
  ]
  for (let number = 1; number <= 9; number++) costs.push(await bytesOf(() => doModule(page, number)))
  const whole = costs.reduce((sum, cost) => sum + cost, 0)
  const said = `kB: ${costs.map((cost) => Math.round(cost / 1000)).join(', ')}; whole ${Math.round(whole / 1000)}`
  console.log(said)
  test.info().annotations.push({ type: 'bytes', description: said })
  expect(Math.max(...costs.slice(1)), said).toBeLessThanOrEqual(moduleBudget)
  expect(whole, said).toBeLessThanOrEqual(wholeBudget)
})
