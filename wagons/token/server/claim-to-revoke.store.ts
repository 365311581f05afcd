import type { Db } from '#platform/server/db/database.ts'
import { pageOfRows } from '#platform/server/db/statements.ts'
import type { ClaimToRevokeTable } from './token.tables.ts'

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
): Promise<ClaimToRevokeTable[]> {
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
