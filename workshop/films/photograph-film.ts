import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import type { Film } from '#features/films/contract.ts'
import { findChromium } from '#workshop/testing/machine/chromium.ts'
import { RenderError } from './wanted-films.ts'

/** The picture is four times as wide and high as a drawing. */
const size = { width: 1280, height: 800 }
const root = join(import.meta.dirname, '../..')

declare const filmStage: typeof import('./film-stage.ts')
declare let filmShown: Film

/** @throws RenderError without a browser */
export async function openBrowser(executablePath = findChromium()): Promise<Browser> {
  if (!executablePath)
    throw new RenderError(
      'Chromium is missing: install the package chromium, run npx playwright install chromium, or name one in CHROMIUM_PATH.',
    )
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

/** PNG pictures, so many a second. A picture that did not change is the same one as before. */
export async function* photographFilm(
  browser: Browser,
  film: Film,
  { season = '', picturesPerSecond }: { season?: string | undefined; picturesPerSecond: number },
): AsyncGenerator<Buffer> {
  const page = await browser.newPage({ viewport: size })
  try {
    const palette = readFileSync(join(root, 'features/films/web/player/palette.css'), 'utf8')
    await page.setContent(
      `<!doctype html><style>${palette} body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>
      <body data-season="${season}"><div class="film-picture"></div>`,
    )
    await page.addScriptTag({ content: await bundleStage() })
    await page.evaluate((given) => Object.assign(globalThis, { filmShown: given }), film)
    const session = await page.context().newCDPSession(page)
    const photograph = async () => {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    }
    let last: { readonly state: string; readonly picture: Buffer } | undefined
    for (let number = 0; number < Math.ceil((film.ms * picturesPerSecond) / 1000); number++) {
      const at = (number * 1000) / picturesPerSecond
      const state = await page.evaluate((ms) => filmStage.drawAt(filmShown, ms), at)
      if (last?.state !== state) last = { state, picture: await photograph() }
      yield last.picture
    }
  } finally {
    await page.close()
  }
}

async function bundleStage(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'film-stage.ts'), formats: ['iife'], name: 'filmStage' },
    },
  })
  const [bundle] = [built].flat()
  const [script] = bundle && 'output' in bundle ? bundle.output : []
  return script?.type === 'chunk' ? script.code : ''
}
