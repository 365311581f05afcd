import type { Identity } from '#features/identity/server/identity.ts'
import { isOperatorAccount } from '#features/operators/server/operator.ts'
import * as contract from '#features/profiles/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { getProfile, saveProfile } from './save-profile.ts'

export function registerProfilesRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; identity: Identity },
): void {
  serve(contract.getProfile, async ({ caller }) => ({
    profile: await getProfile(deps.db, caller),
    ...((await isOperatorAccount(deps.identity, caller.id)) && { isOperator: true as const }),
  }))
  serve(contract.saveProfile, async ({ caller, body }) => ({
    profile: await saveProfile(deps, caller, body),
  }))
}
