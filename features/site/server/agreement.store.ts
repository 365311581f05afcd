import type { AgreementsExport } from '#features/site/contract/agreement.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** `agreed_at` in ms is the first time; `stated_age` in years is what the box asked for, and never a learner's age. */
    agreements: { account_id: string; version: string; agreed_at: number; stated_age: number | null }
  }
}

type StoredAgreement = AgreementsExport[number]

/** Keeps the first one to a version. */
export async function insertAgreement(
  db: Db,
  learner: LearnerId,
  { version, agreedAt, statedAge }: StoredAgreement,
): Promise<void> {
  await db
    .insertInto('agreements')
    .values({ account_id: learner, version, agreed_at: agreedAt, stated_age: statedAge })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** The oldest one first. */
export function selectAgreements(db: Db, learner: LearnerId): Promise<AgreementsExport> {
  return db
    .selectFrom('agreements')
    .select(['version', 'agreed_at as agreedAt', 'stated_age as statedAge'])
    .where('account_id', '=', learner)
    .orderBy('agreed_at')
    .orderBy('version')
    .execute()
}

export async function deleteAgreements(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('agreements').where('account_id', '=', accountId).execute()
}
