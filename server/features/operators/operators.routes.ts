import * as contract from '#contract/operators.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { version } from '#server/version.ts'
import type { AppCallers } from '../gate.ts'
import type { Identity } from '../identity.ts'
import { exportActs } from './export-acts.ts'
import { listActs } from './list-acts.ts'

/** Who the operators are to themselves, and what they did. */
export function registerOperatorRoutes(serve: Serve<AppCallers>, identity: Identity): void {
  serve(contract.getOperator, async ({ caller }) => ({ email: caller.email, version }))
  serve(contract.listOperatorActs, ({ query }) => listActs(identity.db, query.before))
  serve(contract.exportOperatorActs, ({ caller }) => exportActs(identity, caller))
}
