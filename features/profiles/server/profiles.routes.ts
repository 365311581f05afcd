import { isOperatorAccount } from '#features/operators/server/operator.ts'
import * as contract from '#features/profiles/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { getProfile, saveProfile } from './save-profile.ts'

export function registerProfilesRoutes(serve: AppServe, deps: Pick<Parts, 'db' | 'clock' | 'identity'>) {
  serve(contract.getProfile, async ({ caller }) => ({
    profile: await getProfile(deps.db, caller),
    ...((await isOperatorAccount(deps.identity, caller.id)) && { isOperator: true as const }),
  }))
  serve(contract.saveProfile, async ({ caller, body }) => ({
    profile: await saveProfile(deps, caller, body),
  }))
}
