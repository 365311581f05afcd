import type { Page } from '@playwright/test'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'

/** What `e2e/support/journey.ts` of a feature exports: what a newcomer does of it on the whole journey. */
interface FeatureJourney {
  /** Begins on the dashboard, once the class of the module is attended, and ends there. */
  atStation(page: Page, moduleNumber: number): Promise<void>
}

const features = await importOfFeatures<FeatureJourney>('e2e/support/journey.ts')

/** Does what there is to do at the station of a module besides its class and its quiz. */
export async function lookRoundAt(page: Page, moduleNumber: number): Promise<void> {
  for (const { atStation } of features) await atStation(page, moduleNumber)
}
