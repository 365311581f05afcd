import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#workshop/testing/machine/chromium.ts'

export type Browser = Awaited<ReturnType<typeof startBrowser>>

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--password-store=basic',
  '--use-mock-keychain',
]

export async function startBrowser() {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
  const profile = mkdtempSync(join(tmpdir(), 'edutrain-bench-profile-'))
  const args = [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const listening = /DevTools listening on ws:\/\/([\w.:]+)\//.exec(said)?.[1]
      if (listening) resolve(`http://${listening}`)
    })
    ended.then(() => reject(new Error(`Chromium ended: ${said}`)))
  })
  const { Browser: version } = (await (await fetch(`${address}/json/version`)).json()) as { Browser: string }
  return {
    port: Number(new URL(address).port),
    version,
    /** Opens a page in a tab of the profile and does something there, so that what it stores is there later. */
    async inTab(url: string, visit: (page: Page) => Promise<void>) {
      const browser = await chromium.connectOverCDP(address)
      const page = await browser.contexts()[0]?.newPage()
      if (!page) throw new Error('Chromium has no profile.')
      await page.goto(url)
      await visit(page)
      await page.close()
      // Leaves the browser as it is: it was not started from here.
      await browser.close()
    },
    async stop() {
      // Chromium’s headless shell stays up when told to end by a signal.
      const browser = await chromium.connectOverCDP(address)
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
