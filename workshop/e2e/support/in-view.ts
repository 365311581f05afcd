import { expect, type Locator } from '@playwright/test'

/** The screen of a phone of 360 × 640, less the bar of its browser: `test.use({ viewport: smallPhone })`. */
export const smallPhone = { width: 360, height: 560 }

/**
 * After an act, what came of it and the control that goes on are on the screen: each of these parts wholly, with nothing
 * over it. Of what is longer than a screen, pass the part that says it, such as its heading.
 */
export async function expectInView(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts)
    await expect
      .poll(() => part.evaluate(findHidden), { message: `${part} is on the screen, with nothing over it` })
      .toBe('nothing')
}

/** What of an element cannot be seen: a side that is off the screen, or what lies over it. */
function findHidden(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  if (bottom - top < 1) return 'all: it has no height'
  // A page scrolls by whole pixels.
  if (top < -1) return `its top, at ${top} px`
  if (bottom > innerHeight + 1) return `its foot, at ${bottom} of ${innerHeight} px`
  if (left < -1 || right > innerWidth + 1) return `a side: ${left} to ${right} of ${innerWidth} px`
  // A pointer goes through it: what lies over it cannot be told so.
  if (getComputedStyle(element).pointerEvents === 'none') return 'nothing'
  const inset = Math.min(4, (bottom - top) / 3)
  for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
    const over = document.elementFromPoint((left + right) / 2, y)
    if (over && !element.contains(over) && !over.contains(element))
      return `what is under ${over.tagName.toLowerCase()}.${over.getAttribute('class')}, at ${y} px`
  }
  return 'nothing'
}
