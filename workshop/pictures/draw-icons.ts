// `node workshop/pictures/draw-icons.ts`: draws the icons of the installed app from app/web/public/favicon.svg, into
// app/web/public/icons. They are kept in the repository, so that a build needs no browser.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '#workshop/testing/machine/chromium.ts'

const publicDir = join(import.meta.dirname, '../../app/web/public')
const train = readFileSync(join(publicDir, 'favicon.svg'), 'utf8')
const night = '#1e1b2e'

interface Icon {
  readonly name: string
  readonly size: number
  /** Radius of the corners and width of the train, as parts of the size. A device may cut a fifth off a maskable one. */
  readonly corner: number
  readonly train: number
}

const icons: readonly Icon[] = [
  { name: 'train-192', size: 192, corner: 0.22, train: 0.62 },
  { name: 'train-512', size: 512, corner: 0.22, train: 0.62 },
  { name: 'train-maskable-512', size: 512, corner: 0, train: 0.5 },
  { name: 'train-touch-180', size: 180, corner: 0, train: 0.6 },
]

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage({ colorScheme: 'dark' })
mkdirSync(join(publicDir, 'icons'), { recursive: true })
for (const { name, size, corner, train: part } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<!doctype html><style>
    html { background: transparent } body { margin: 0 }
    div { display: grid; place-items: center; height: 100vh; background: ${night}; border-radius: ${corner * size}px }
    svg { width: ${part * size}px; display: block }
  </style><div>${train}</div>`)
  await page.screenshot({ path: join(publicDir, 'icons', `${name}.png`), omitBackground: true })
}
await browser.close()
