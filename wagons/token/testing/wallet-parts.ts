import { randomBytes } from 'node:crypto'
import { readSettings } from '#platform/server/config/settings.ts'
import { removeClaimForOthers } from '#wagons/token/server/token.facade.ts'
import type { WalletParts } from '#wagons/token/wallets/server/proof-message.ts'
import { walletsSettings } from '#wagons/token/wallets/server/wallets.config.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'

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
    issuer: { siteName: 'EduTrain' },
    settings,
    forgetSigned: removeClaimForOthers,
  }
}
