import { isOperatorAccount } from '#features/operators/server/operator.ts'
import * as contract from '#features/profiles/contract.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { clearTypedWallet, exportProfile } from './server/profiles.facade.ts'
import { getProfile, saveProfile } from './server/save-profile.ts'

export const profiles: Feature = {
  name: 'profiles',
  routes({ serve }, parts) {
    serve(contract.getProfile, async ({ caller }) => ({
      profile: await getProfile(parts.db, caller),
      ...((await isOperatorAccount(parts.identity, caller.id)) && { isOperator: true as const }),
    }))
    serve(contract.saveProfile, async ({ caller, body }) => ({
      profile: await saveProfile(parts, caller, body),
    }))
  },
  privacyNotices,
  ownData: { profile: ownData(contract.storedProfile.nullable(), (db, { id }) => exportProfile(db, id)) },
  reclaim: (tx, now, accountId) => clearTypedWallet(tx, accountId, now),
}
