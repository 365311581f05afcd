// `npm run social-pictures`: draws what sites show beside a link to ours, once for each language of the pages, from the
// parts that the pages are made of. Run it when their look or their words change.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { pageLanguages } from '#platform/contract/languages.ts'
import { waitUntilDrawn } from '#workshop/e2e/support/scenes/drawn-land.ts'
import { encodePalettePng } from '#workshop/e2e/support/scenes/palette-png.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'

const size = { width: 1200, height: 630 }
const root = join(import.meta.dirname, '../..')
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  for (const language of pageLanguages) await draw(language)
} finally {
  await browser.close()
}

async function draw(language: string): Promise<void> {
  process.env.PAGE_LANGUAGE = language
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, 'node_modules/.cache/social-pictures'),
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'warn',
  })
  try {
    await vite.listen()
    const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(new URL('/social-picture/picture.html', vite.resolvedUrls?.local[0]).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await waitUntilDrawn(page)
    const path = join(root, `app/web/social-picture/journey.${language}.png`)
    const picture = encodePalettePng(await readPixels(page), size.width, size.height)
    writeFileSync(path, picture)
    console.log(`${path}: ${picture.length} bytes`)
  } finally {
    await vite.close()
  }
}

async function readPixels(page: Page): Promise<Uint8Array> {
  const { width, height } = size
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(await page.screenshot()), 0, 0)
  return Uint8Array.from(context.getImageData(0, 0, width, height).data)
}
