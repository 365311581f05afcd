import { exportAccount } from '#features/identity/server/identity.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Of all features, by the names that they give it. */
    readonly ownData: NonNullable<Feature['ownData']>
  }
}

/** Each part as its feature reads it; undefined when there is no such account. */
export async function readOwnData(
  { db, clock, ownData }: Pick<Parts, 'db' | 'clock' | 'ownData'>,
  id: LearnerId,
) {
  const account = await exportAccount(db, id)
  if (!account) return undefined
  const answer = { exportedAt: clock(), account }
  for (const [name, { read }] of Object.entries(ownData))
    Object.assign(answer, { [name]: await read(db, { ...account, id }) })
  return answer
}

export const schemasOf = (ownData: Parts['ownData']) =>
  Object.fromEntries(Object.entries(ownData).map(([name, { schema }]) => [name, schema]))
