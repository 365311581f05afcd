import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { QueueMeter } from '#platform/server/metrics/prometheus.ts'
import type { EmailParts } from './emails/email.ts'
import { createDecoyHashes, type DecoyHashes } from './passwords/imported-hash.ts'
import { createPasswordHasher, type HashCost, type PasswordHasher } from './passwords/password-hash.ts'
import { createProviders, type Provider } from './providers/provider.ts'
import type { RandomBytes } from './records/parts.ts'
import { openSigningKeys } from './tokens/signing-keys.ts'
import { createVerifiedTokens, type TokenParts } from './tokens/verify-id-token.ts'

/** Takes from an account, in its transaction, what another person may have left there in later features. */
export type Reclaim = (tx: Db, parts: { readonly clock: Clock }, accountId: string) => Promise<void>

export type EraseTraces = (
  tx: Db,
  account: { readonly uid: string; readonly email: string | null; readonly emailVerified: boolean },
) => Promise<void>

export interface Identity extends TokenParts, EmailParts {
  readonly hasher: PasswordHasher
  readonly decoys: DecoyHashes
  readonly providers: readonly Provider[]
  readonly reclaim: Reclaim
  readonly eraseTraces: EraseTraces
}

type Given = Omit<Identity, 'random' | 'hasher' | 'decoys' | 'keys' | 'verifiedTokens' | 'providers'>

export async function createIdentity({
  hashingMeter,
  hashCost,
  ...given
}: Given & {
  random?: RandomBytes
  hashingMeter?: QueueMeter | undefined
  hashCost?: HashCost
}): Promise<Identity> {
  const { db, clock, settings } = given
  const [hasher, keys] = await Promise.all([
    createPasswordHasher(settings.hashingConcurrency, settings.hashingQueue, hashingMeter, hashCost),
    openSigningKeys(db, clock),
  ])
  return {
    random: randomBytes,
    ...given,
    hasher,
    decoys: createDecoyHashes(db, clock),
    keys,
    verifiedTokens: createVerifiedTokens(),
    providers: createProviders(settings),
  }
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly identity: Identity
  }
}
