import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { classPath, goIn, personIn } from './classroom.ts'

/** The page of the class, and at the first station its room. */
export async function atStation(page: Page, moduleNumber: number): Promise<void> {
  // The last module has no class in a space.
  if (moduleNumber === 9) return
  await page.goto(classPath(moduleNumber))
  await expect(page.locator('.lesson-above')).toContainText(`module ${moduleNumber}`)
  if (moduleNumber === 1)
    await test.step('goes into the class under a nickname, has a place there, and leaves', async () => {
      // Others are on this journey at the same time, and a nickname is in a room once.
      const nickname = `Amina ${randomInt(1e4)}`
      const room = await goIn(page, 1, nickname)
      await expect(personIn(room, nickname)).toHaveAccessibleName(/you$/)
      await room.getByRole('button', { name: 'Leave' }).click()
      await expect(page.locator('.classroom')).toContainText('You have left the class.')
    })
  await page.goto('/dashboard')
}
