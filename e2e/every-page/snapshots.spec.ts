import type { Page } from '@playwright/test'
import { foreseen, visitors } from '../support/scenes/every-page.ts'
import { enter, widthOf } from '../support/scenes/scene.ts'
import { makeSmall } from '../support/scenes/small-picture.ts'
import { holdStill } from '../support/scenes/still-page.ts'
import { expect, test } from '../support/test.ts'

// Half a pixel for each: small files, in which a person still sees what is where.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

async function expectPicture(page: Page, name: string): Promise<void> {
  await expect.soft(page).toHaveScreenshot(name)
  await makeSmall(page, test.info().snapshotPath(name, { kind: 'screenshot' }))
}

// What the desk shows is what all other tests have left behind.
for (const visitor of visitors.filter(({ isOperator }) => !isOperator))
  test(`every page of ${visitor.name} looks as in its approved picture${widthOf(visitor)}`, async ({
    page,
    request,
    problems,
    isMobile,
    viewport,
  }) => {
    problems.allow(foreseen)
    const { width, height } = viewport ?? { width: 0, height: 0 }
    const learner = await enter(page, request, visitor)
    for (const { name, open } of visitor.scenes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, learner)
      await holdStill(page, width)
      await expectPicture(page, `${name}.png`)
      if (!isMobile) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectPicture(page, `${name}-dark.png`)
    }
  })
