import type { Browser } from '@playwright/test'
import { expect, test } from '../test.ts'
import { makeSmall } from './small-picture.ts'

interface Tile {
  readonly name: string
  readonly png: Buffer
}

/** Many small pictures as one: approved together, and kept as one file of few colours. */
export async function expectContactSheet(
  browser: Browser,
  tiles: readonly Tile[],
  name: string,
  columns: number,
): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1, viewport: { width: 1600, height: 900 } })
  const pictures = tiles.map(
    ({ name, png }) => `<img alt="${name}" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  await page.setContent(
    `<main style="display:inline-grid;grid-template-columns:repeat(${columns},auto);gap:6px;background:#888;padding:6px">${pictures.join('')}</main>`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await expect.soft(page.getByRole('main')).toHaveScreenshot(name)
  await makeSmall(page, test.info().snapshotPath(name, { kind: 'screenshot' }))
  await page.context().close()
}
