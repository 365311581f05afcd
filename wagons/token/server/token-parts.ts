import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ChainReader } from './chain/chain-reader.ts'
import type { TokenSettings } from './token.config.ts'

export interface TokenParts {
  readonly db: Db
  readonly clock: Clock
  readonly settings: TokenSettings
  /** Empty where no node is named. */
  readonly rpcUrl: string
  readonly chain: ChainReader
  /** Of the site, without a trailing slash. */
  readonly publicUrl: string
  /** The initiative. */
  readonly issuer: { readonly name: string; readonly siteName: string; readonly url: string }
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly tokenParts?: TokenParts
  }
}
