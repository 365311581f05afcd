import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it, onTestFinished } from 'vitest'
import type { Film } from '#features/films/contract.ts'
import { openBrowser, photographFilm } from './photograph-film.ts'
import { RenderError } from './wanted-films.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
  <rect width="320" height="200" fill="var(--film-sky, #dcecf8)"/>
  <circle id="a-coin" cx="60" cy="40" r="9" fill="var(--gold, #ffc04d)"/>
</svg>`
const film: Film = {
  moduleNumber: 1,
  title: 'A coin',
  language: 'en',
  ms: 4000,
  scenes: [
    {
      id: 'a',
      svg,
      lines: [
        {
          text: 'A coin.',
          ms: 2000,
          moves: [{ part: 'a-coin', do: 'move', by: [100, 50], at: 0.5, ms: 1000 }],
        },
        { text: 'It stays there.', ms: 2000, moves: [] },
      ],
    },
  ],
}

/** The colour at a place of the drawing. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const image = await loadImage(picture)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(x * 4, y * 4, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

it('a film is photographed as the player draws it, four times as large, in the colours of its season (SX.46)', async () => {
  const browser = await openBrowser()
  onTestFinished(() => browser.close())

  const pictures: Buffer[] = []
  for await (const picture of photographFilm(browser, film, { season: 'fall', picturesPerSecond: 2 }))
    pictures.push(picture)

  expect(pictures).toHaveLength(8)
  const [first, last] = [pictures[0] as Buffer, pictures[7] as Buffer]
  const { width, height } = await loadImage(first)
  expect([width, height]).toEqual([1280, 800])
  expect([await colourAt(first, 60, 40), await colourAt(first, 160, 90)]).toEqual(['#ffc04d', '#fde3ca'])
  expect([await colourAt(last, 60, 40), await colourAt(last, 160, 90)]).toEqual(['#fde3ca', '#ffc04d'])
  // What stands still is drawn once.
  expect(new Set(pictures).size).toBe(3)
})

it('without a browser, that is said', async () => {
  await expect(openBrowser('')).rejects.toThrow(RenderError)
  await expect(openBrowser('')).rejects.toThrow('Chromium is missing')
})
