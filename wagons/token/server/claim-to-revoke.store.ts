import type { Db, Tables } from '#platform/server/db/database.ts'
import { pageOfRows } from '#platform/server/db/statements.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** Of revoked certificates whose accounts are deleted: nothing else is left of them. `revoked_at` in ms. */
    claims_to_revoke: { claim_id: string; revoked_at: number }
  }
}

/** `revokedAt` in ms. */
export async function keepClaimToRevoke(db: Db, claimId: string, revokedAt: number): Promise<void> {
  await db
    .insertInto('claims_to_revoke')
    .values({ claim_id: claimId, revoked_at: revokedAt })
    .onConflict((row) => row.column('claim_id').doNothing())
    .execute()
}

/** The oldest revocation first. `after` is the last one that the caller has. */
export function selectClaimsToRevoke(
  db: Db,
  after: { readonly revokedAt: number; readonly id: string } | undefined,
  limit: number,
): Promise<Tables['claims_to_revoke'][]> {
  return db
    .selectFrom('claims_to_revoke')
    .selectAll()
    .$call((query) =>
      pageOfRows(query, {
        by: ['revoked_at', 'claim_id'],
        after: after && [after.revokedAt, after.id],
        limit,
      }),
    )
    .execute()
}
