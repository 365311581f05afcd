import type { Page } from '@playwright/test'
import { importOfWagons } from '#workshop/testing/wagon-exports.ts'

/** What `e2e/support/journey.ts` of a wagon exports: what a newcomer does of it on the whole journey. */
interface WagonJourney {
  /** Begins on the dashboard, once the class of the module is attended, and ends there. */
  atStation(page: Page, moduleNumber: number): Promise<void>
}

const wagons = await importOfWagons<WagonJourney>('e2e/support/journey.ts')

/** Does what there is to do at the station of a module besides its class and its quiz. */
export async function lookRoundAt(page: Page, moduleNumber: number): Promise<void> {
  for (const { atStation } of wagons) await atStation(page, moduleNumber)
}
