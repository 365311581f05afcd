import { storedProfile } from '#features/profiles/contract.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { clearTypedWallet, exportProfile } from './server/profiles.facade.ts'
import { registerProfilesRoutes } from './server/profiles.routes.ts'

export const profiles: Feature = {
  name: 'profiles',
  routes: ({ serve }, parts) => registerProfilesRoutes(serve, parts),
  ownData: { profile: ownData(storedProfile.nullable(), (db, { id }) => exportProfile(db, id)) },
  reclaim: (tx, now, accountId) => clearTypedWallet(tx, accountId, now),
}
