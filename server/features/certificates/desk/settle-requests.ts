import type { DeskOutcome } from '#contract/certificate-desk.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { sendLetters } from '../letters/send-letters.ts'

export interface Settled {
  readonly outcomes: DeskOutcome[]
}

/**
 * Settles requests one after another, each once, and then writes to those learners whose request was: what is settled
 * stays so when no letter leaves.
 */
export async function settleRequests(
  parts: CertificateParts,
  accountIds: readonly string[],
  settle: (accountId: string) => Promise<DeskOutcome['outcome']>,
): Promise<Settled> {
  const settled: [accountId: string, outcome: DeskOutcome['outcome']][] = []
  for (const accountId of new Set(accountIds)) settled.push([accountId, await settle(accountId)])
  const done = settled.filter(([, outcome]) => outcome === 'done').map(([accountId]) => accountId)
  const told = await sendLetters(parts, done)
  return {
    outcomes: settled.map(([accountId, outcome]) => ({ accountId, outcome, mailed: told.has(accountId) })),
  }
}
