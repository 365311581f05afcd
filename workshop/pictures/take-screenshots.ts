// `npm run screenshots`: photographs the pages for the documentation, into docs/images.
// `npm run screenshots -- --all DIR`: every page at three widths in both themes, to be looked at.
// The app is started as a user starts it, on a database of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#workshop/testing/machine/chromium.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { all: { type: 'string' } } })
const dir = values.all ?? join(root, 'docs/images')

const executablePath = findChromium()
const { baseURL, dataDir, stop } = await startApp()
// Some scenes are opened by a link in an e-mail, which is looked for in the app's data folder.
const { takeScreenshots } = await import('./scene-pictures.ts')
try {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // The hall is drawn without a graphics card.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const taken = await takeScreenshots({
    browser,
    baseURL,
    dataDir,
    dir,
    isComplete: values.all !== undefined,
  })
  await browser.close()
  console.log(`${taken.length} pictures in ${dir}`)
} finally {
  await stop()
}

async function startApp(): Promise<{ baseURL: string; dataDir: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-screenshots-'))
  process.env.E2E_DATA_DIR = dataDir
  const port = await freePort()
  const baseURL = `http://localhost:${port}`
  const app = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // The same e-mail is asked for once for each picture of it.
      IDENTITY_MAIL_LIMIT: '1000',
      IDENTITY_MAIL_ADDRESS_LIMIT: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const ended = new Promise<void>((resolve) => app.once('exit', () => resolve()))
  for (let ready = false; !ready; ) {
    if (app.exitCode !== null) throw new Error('The app did not start; `npm start` says why.')
    ready = await fetch(`${baseURL}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    baseURL,
    dataDir,
    async stop() {
      app.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true })
    },
  }
}
