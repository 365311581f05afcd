import type { Page } from '@playwright/test'
import { waitUntilDrawn } from './drawn-land.ts'

const tallest = 1600
const face = '"Barlow Condensed"'

/** Toasts that are there stay, where they lie at the head of the page: copies, which no timer takes away. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The page itself may still scroll to what it shows, and a toast is placed a frame after that.
    for (let still = 0; still < 3; still = scrollY === 0 ? still + 1 : 0) {
      scrollTo(0, 0)
      await new Promise(requestAnimationFrame)
    }
    const toaster = document.querySelector('.toaster')
    toaster?.replaceWith(toaster.cloneNode(true))
  })

/**
 * Makes a page look the same on every machine and in every run: all text in the display face, which the page brings
 * along, one look for every learner, question and date, nothing under the pointer. Then opens the window as high as the
 * page, in steps, so that a pixel more or less does not make another picture.
 */
export async function holdStill(page: Page, width: number): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await waitUntilDrawn(page)
  // A film's poster takes the place of its landscape once the film has been fetched ahead, soon after the page.
  await page.addStyleTag({
    content: `* { font-family: ${face} !important; font-weight: 600 !important; font-synthesis: none !important }
      .film-view .film-picture { visibility: hidden }`,
  })
  await page.evaluate(async (face) => {
    const write = (selector: string, words: string) => {
      for (const element of document.querySelectorAll(selector)) element.textContent = words
    }
    write('.question-words, .reported-question', 'What would you ask a learner at this stop of the line?')
    write('.option-words', 'One of the answers to choose from')
    write(
      '.question-note [lang], .sheet-words [lang]',
      'A sentence or two on why that is so, or what to think of before the next try.',
    )
    write('time.date-stamp > strong', 'May 1')
    write('time.date-stamp > strong + span', '2026')
    // Whichever option is the right one.
    for (const first of ['[data-verdict=right]', ':has(:checked)']) {
      const option = document.querySelector(`.option${first}`)
      option?.parentElement?.prepend(option)
    }
    for (const [place, key] of document.querySelectorAll('.option-key').entries())
      key.textContent = String(place + 1)
    // An e-mail that may break between its parts is several texts.
    for (const gap of document.querySelectorAll('wbr')) {
      const around = gap.parentElement
      if (!around?.textContent?.includes('@example.org')) continue
      gap.remove()
      around.normalize()
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.nodeValue = (node.nodeValue ?? '')
        .replace(/[\w-]+@example\.org/g, 'learner@example.org')
        .replace(/\p{Lu}\p{Ll}+ \d{1,2}, \d{4}/gu, 'May 1, 2026')
        .replace(/\bat \d{1,2}:\d{2}\s[AP]M/g, 'at 9:00 AM')
    await document.fonts.load(`600 1rem ${face}`)
    await document.fonts.ready
  }, face)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.ceil(height / 80) * 80, tallest) })
}
