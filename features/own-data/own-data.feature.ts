import { exportAccount } from '#features/identity/server/identity.facade.ts'
import type { Feature } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import * as contract from './contract.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Of all features, by the names that they give it. */
    readonly ownData: NonNullable<Feature['ownData']>
  }
}

/** Each part as its feature reads it. */
export const ownDataFeature: Feature = {
  name: 'own-data',
  routes({ serve }, { db, clock, ownData }) {
    const parts = Object.entries(ownData)
    const endpoint = contract.exportAccount(
      Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
    )
    serve(endpoint, async ({ caller: { id } }) => {
      const account = await exportAccount(db, id)
      if (!account) return refuse('unauthenticated', 'The account no longer exists.')
      const answer = { exportedAt: clock(), account }
      for (const [name, { read }] of parts)
        Object.assign(answer, { [name]: await read(db, { ...account, id }) })
      return answer
    })
  },
}
