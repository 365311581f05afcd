import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
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
