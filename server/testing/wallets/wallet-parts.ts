import { randomBytes } from 'node:crypto'
import { removeClaimForOthers } from '#server/features/token/token.facade.ts'
import type { WalletParts } from '#server/features/wallets/proof-message.ts'
import { walletsSettings } from '#server/features/wallets/wallets.config.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { createTestDeps, type TestDeps } from '#server/testing/app/deps.ts'

/** What the operations on wallets need, for one test. `env` changes settings. */
export async function createWalletParts(
  env: NodeJS.ProcessEnv = {},
): Promise<WalletParts & Pick<TestDeps, 'clock'>> {
  const { db, clock } = await createTestDeps()
  const settings = readSettings(walletsSettings, env)
  return {
    db,
    clock,
    random: randomBytes,
    publicUrl: 'https://edutrain.example',
    settings,
    forgetSigned: removeClaimForOthers,
  }
}
