import type { Locator, Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { enlargeRoot, findLosses } from '#workshop/e2e/support/scenes/losses.ts'
import { expect } from '#workshop/e2e/support/test.ts'

/** The part under this heading has the focus, and is for everyone: in both themes, and with text twice as large. */
export async function expectPart(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true })
  await expect(heading).toBeFocused()
  // What is half under the sheet can be scrolled out, which a look at one moment does not know.
  await placeSheets(page, 'static')
  await expectAccessible(page)
  await placeSheets(page, '')
  await enlargeRoot(page, 200)
  expect(await findLosses(page), `${name} at 200 % text`).toEqual([])
  await enlargeRoot(page, 100)
  await heading.focus()
}

const placeSheets = (page: Page, position: string) =>
  page.locator('.verdict-sheet').evaluateAll((sheets, place) => {
    for (const sheet of sheets) (sheet as HTMLElement).style.position = place
  }, position)

/** Goes there from where the focus is, by Tab or back by Shift+Tab, and presses a key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled()
  const way = await target.evaluate((element) => {
    const { activeElement } = document
    if (element === activeElement) return 'none'
    const position = activeElement?.compareDocumentPosition(element) ?? 0
    return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
  })
  if (way !== 'none') await tabTo(page, target, way)
  await page.keyboard.press(key)
}

/** Presses a button: what came of it, and the button that leads on where something leads on, are on the screen. */
export async function pressAndSee(page: Page, button: Locator): Promise<void> {
  await button.tap()
  const part = page.locator('.practice-part').first()
  const sheet = part.locator('.verdict-sheet').last()
  const onward = sheet.getByRole('button').last()
  // A step that is not begun has nothing to go on to; what signs waits below what it signs.
  const leadsOn =
    (await onward.count()) > 0 &&
    !(await sheet.evaluate((element) => element.matches('section + :not([data-verdict])'))) &&
    ((await onward.isEnabled()) || (await part.getAttribute('data-begun')) !== null)
  await expectInView(await findResult(page, part), ...(leadsOn ? [onward] : []))
}

/** The heading that has the focus, else the verdict at the foot, else what is said, else what has the focus. */
async function findResult(page: Page, part: Locator): Promise<Locator> {
  const focus = page.locator(':focus')
  const isIn = (selector: string) =>
    focus.evaluate((element, inside) => element.closest(inside) !== null, selector)
  if ((await focus.count()) > 0 && (await isIn('h2, h3'))) return focus
  const verdict = part.locator('.verdict-sheet[data-verdict] .sheet-words')
  if ((await verdict.count()) > 0) return verdict
  const beside = focus.locator('xpath=ancestor::*[.//*[@role="status"]][1]').locator('[role=status]').first()
  const said = (await isIn('.verdict-sheet')) ? part.locator('[role=status]:not(:empty)').last() : beside
  const heading = said.locator('h3')
  if ((await heading.count()) > 0) return heading
  return (await said.count()) > 0 && (await said.textContent()) ? said : focus
}

/** Does the exercise of module 2 from its first step to its end, on its page, in whichever language that is. */
export async function finishBlocks(page: Page): Promise<void> {
  const goOn = page.locator('.practice-part :not(form) > .verdict-sheet button')
  await page.locator('.block-card input').fill('100')
  await goOn.click()
  for (let mended = 0; mended < 2; mended++) {
    const block = page.locator('.block-card').nth(2 + mended)
    await block.getByRole('button').click()
    await expect(block).not.toHaveAttribute('data-broken')
  }
  await goOn.click()
  await goOn.click()
  const check = page.locator('.practice-question button[type=submit]')
  const verdict = page.locator('.practice-question .verdict-sheet')
  for (const choice of await page.locator('.practice-choice').all()) {
    await choice.click()
    await check.click()
    await expect(verdict).toHaveAttribute('data-verdict')
    if ((await verdict.getAttribute('data-verdict')) === 'right') break
  }
  await check.click()
  await expect(page.locator('#practice-done')).toBeVisible()
}
