import type { DeskOutcome } from '#contract/certificate-desk.ts'

/** What became of one of the requests that an operator dealt with, before any letter. */
export interface RequestOutcome {
  readonly accountId: string
  readonly outcome: DeskOutcome['outcome']
}
