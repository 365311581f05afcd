import { afterAll, beforeAll, it } from 'vitest'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { type AuthEmulator, startAuthEmulator } from './auth-emulator.ts'
import { openOracle, startOurService } from './compared-services.ts'
import { expectSameAnswers, type Scenario } from './comparison.ts'

/** Starts the oracle once for a file; what is returned makes a test of a scenario, which both services play. */
export function withOracle(claim: string) {
  let emulator: AuthEmulator
  beforeAll(async () => {
    emulator = await startAuthEmulator()
  }, 60_000)
  afterAll(() => emulator.stop())

  return (what: string, scenario: Scenario, env: NodeJS.ProcessEnv = {}, withProvider = false) =>
    it(`${claim}: ${what}`, async () => {
      const provider = withProvider ? await startTestProvider() : undefined
      const ours = await startOurService(
        { IDENTITY_ANONYMOUS: 'on', IDENTITY_AUTHORIZED_DOMAINS: 'localhost', ...env },
        provider,
      )
      const enumerationProtection = env.IDENTITY_ENUMERATION_PROTECTION !== 'off'
      await expectSameAnswers(ours, await openOracle(emulator, { enumerationProtection }), scenario)
    })
}
