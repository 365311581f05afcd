import * as contract from '#contract/profiles.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Identity } from '#server/features/identity/identity.ts'
import { isOperatorAccount } from '#server/features/operators/operator.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
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
