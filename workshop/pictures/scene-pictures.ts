import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { TestLearner } from '#workshop/e2e/support/learner.ts'
import { populateDesk } from '#workshop/e2e/support/scenes/desk-population.ts'
import { waitUntilDrawn } from '#workshop/e2e/support/scenes/drawn-land.ts'
import { visitors } from '#workshop/e2e/support/scenes/every-page.ts'
import {
  createVisitor,
  type FeatureScenes,
  loginAsKnown,
  type Scene,
  type Visitor,
} from '#workshop/e2e/support/scenes/scene.ts'
import { populateSeason } from '#workshop/e2e/support/scenes/season-population.ts'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'

const widths = { '': 1280, '-tablet': 768, '-phone': 360 } as const
const schemes = ['light', 'dark'] as const

const features = await importOfFeatures<FeatureScenes>('e2e/support/scenes.ts')

const documented = [
  'landing-light',
  'landing-dark',
  'dashboard-light',
  'quiz-light',
  'dashboard-phone-light',
  'desk-light',
  'desk-learners-phone-light',
  'desk-learner-light',
  'desk-classes-phone-light',
  'class-held-phone-light',
  'class-host-phone-light',
  'hall-light',
  'desk-certificates-light',
  'desk-rewards-light',
  'desk-report-light',
]

/**
 * Photographs the pages at 360, 768 and 1280 pixels, light and dark, and returns the names of the pictures, which are
 * `{scene}[-tablet|-phone]-{light|dark}.png` in `dir`.
 */
export async function takeScreenshots(
  at: { readonly browser: Browser; readonly baseURL: string; readonly dataDir: string },
  dir: string,
  isComplete: boolean,
): Promise<string[]> {
  const { browser, baseURL, dataDir } = at
  const taken: string[] = []
  populateDesk(dataDir)
  for (const visitor of visitors) {
    let learner: TestLearner | undefined
    for (const [suffix, width] of Object.entries(widths))
      for (const colorScheme of schemes) {
        const nameOf = ({ name }: Scene) => `${name}${suffix}-${colorScheme}`
        const all = [
          ...visitor.scenes,
          ...features.flatMap((feature) => feature.documented?.[visitor.name] ?? []),
        ]
        const scenes = all.filter((scene) => isComplete || documented.includes(nameOf(scene)))
        if (scenes.length === 0) continue
        const viewport = { width, height: 800 }
        const page = await browser.newPage({ baseURL, colorScheme, reducedMotion: 'reduce', viewport })
        learner ??= await createVisitor(page.request, visitor, { email: emailOf(visitor), dataDir })
        if (learner) await loginAsKnown(page, learner)
        if (learner && visitor.isOperator)
          for (const { fillDesk } of features) await fillDesk?.(page.request, learner)
        for (const scene of scenes) {
          // Not before: the other pages of operators show the learners of half a year.
          if (isWhole(scene)) populateSeason(dataDir)
          await scene.open(page, learner)
          await page.evaluate(() => document.fonts.ready)
          await waitUntilDrawn(page)
          await page.screenshot({
            path: join(dir, `${nameOf(scene)}.png`),
            fullPage: isComplete || isWhole(scene),
          })
          taken.push(nameOf(scene))
        }
        await page.context().close()
      }
  }
  return taken
}

/** A report is one page of paper: a part of it would say nothing. */
const isWhole = ({ name }: Scene) => name === 'desk-report'

const emailOf = ({ name }: Visitor) => `${name.split(' ').at(-1)}@example.org`
