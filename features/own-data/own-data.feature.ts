import type { Feature } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import * as contract from './contract.ts'
import { readOwnData, schemasOf } from './server/read-own-data.ts'

/** What learners download of themselves. */
export const ownDataFeature: Feature = {
  name: 'own-data',
  routes({ serve }, parts) {
    const endpoint = contract.exportAccount(schemasOf(parts.ownData))
    serve(
      endpoint,
      async ({ caller: { id } }) =>
        (await readOwnData(parts, id)) ?? refuse('unauthenticated', 'The account no longer exists.'),
    )
  },
}
