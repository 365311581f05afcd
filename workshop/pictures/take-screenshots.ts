// `npm run screenshots`: photographs the pages for the documentation, into docs/images.
// `npm run screenshots -- --all DIR`: every page at three widths in both themes, to be looked at.
// The built app is started on a database of its own.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'

const { values } = parseArgs({ options: { all: { type: 'string' } } })
const dir = values.all ?? join(import.meta.dirname, '../../docs/images')

const executablePath = findChromium()
// The same e-mail is asked for once for each picture of it.
const limits = { IDENTITY_MAIL_LIMIT: '1000', IDENTITY_MAIL_ADDRESS_LIMIT: '1000' }
const { url: baseURL, dataDir, stop } = await startOwnServer(() => limits)
// Some scenes are opened by a link in an e-mail, which is looked for in the app's data folder.
process.env.E2E_DATA_DIR = dataDir
const { takeScreenshots } = await import('./scene-pictures.ts')
try {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // The hall is drawn without a graphics card.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const taken = await takeScreenshots({ browser, baseURL, dataDir }, dir, values.all !== undefined)
  await browser.close()
  console.log(`${taken.length} pictures in ${dir}`)
} finally {
  await stop()
}
