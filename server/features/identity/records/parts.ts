import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { IdentitySettings } from '../identity.config.ts'

export type RandomBytes = (size: number) => Uint8Array

export interface CommonParts {
  readonly db: Db
  readonly clock: Clock
  readonly random: RandomBytes
}

export interface BaseParts extends CommonParts {
  readonly settings: IdentitySettings
}
