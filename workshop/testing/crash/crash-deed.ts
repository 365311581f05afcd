import type { Endpoint, Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Fact, Ledger } from './ledger.ts'
import type { Given } from './repeated-call.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A learner of the crash test, to a wagon. */
interface CrashLearner {
  readonly email: string
  readonly random: SeededRandom
  readonly ledger: Ledger
  /** Calls an endpoint as this learner, after a note of what is sent. */
  write<const E extends Endpoint>(
    endpoint: E,
    given: Omit<Given<E>, 'token'>,
    sentAs: string,
  ): Promise<Output<E>>
}

/** What `testing/crash.ts` of a feature exports: what learners write of it now and then, and what the database has of that. */
export interface CrashDeed {
  act(learner: CrashLearner): Promise<void>
  readFacts(db: Db): Promise<Fact[]>
}
