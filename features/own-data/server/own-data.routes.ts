import { exportAccount } from '#features/identity/server/identity.facade.ts'
import * as contract from '#features/own-data/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { refuse } from '#platform/server/http/refusal.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Of all features, by the names that they give it. */
    readonly ownData: NonNullable<Feature['ownData']>
  }
}

/** Each part as its feature reads it. */
export function registerOwnDataRoutes(
  serve: Serve<AppCallers>,
  { db, clock, ownData }: Pick<Parts, 'db' | 'clock' | 'ownData'>,
): void {
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
}
