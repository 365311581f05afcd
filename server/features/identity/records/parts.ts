import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { IdentitySettings } from '../identity.config.ts'

/** `size` unpredictable bytes. */
export type RandomBytes = (size: number) => Uint8Array

/** What every storey may use. Each names in its parameters which of it, and what more, it needs. */
export interface BaseParts {
  readonly db: Db
  readonly clock: Clock
  readonly random: RandomBytes
  readonly settings: IdentitySettings
}
