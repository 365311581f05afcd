import type { Db } from '#platform/server/db/database.ts'
import { type FoundCertificate, findAnyCertificate } from './certificate.store.ts'
import { type FormerBadge, findBadge, findFormerBadge, type ProgrammeBadge } from './programme-badge.store.ts'

/** What a number may belong to. */
export type FoundAward = FoundCertificate | ProgrammeBadge | FormerBadge

export const isBadge = (award: FoundAward): award is ProgrammeBadge | FormerBadge => 'programmeId' in award

export const findAward = async (db: Db, id: string): Promise<FoundAward | undefined> =>
  (await findAnyCertificate(db, id)) ?? (await findBadge(db, id)) ?? findFormerBadge(db, id)

/** Those of `ids` that there is or was a badge or a certificate of. */
export async function selectKnownNumbers(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('former_certificates').select('id').where('id', 'in', ids))
    .unionAll(db.selectFrom('programme_badges').select('id').where('id', 'in', ids))
    .unionAll(db.selectFrom('former_badges').select('id').where('id', 'in', ids))
    .execute()
  return rows.map(({ id }) => id)
}
