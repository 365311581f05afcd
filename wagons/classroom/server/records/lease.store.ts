import type { Db } from '#platform/server/db/database.ts'

/** `until` in ms. */
export interface Lease {
  readonly process: string
  readonly holder: string
  readonly until: number
}

/** In ms: how long a room belongs to a process that says nothing more. */
export const leaseTime = 10_000

/** Takes the room if no process has it now, or has been this holder's all along. Returns whose it is. */
export async function takeLease(db: Db, moduleNumber: number, own: Omit<Lease, 'until'>, now: number) {
  const lease = { ...own, until: now + leaseTime }
  await db
    .insertInto('class_leases')
    .values({ module_number: moduleNumber, ...lease })
    .onConflict((row) =>
      row
        .column('module_number')
        .doUpdateSet(lease)
        .where(({ eb, or }) =>
          or([eb('class_leases.until', '<=', now), eb('class_leases.holder', '=', own.holder)]),
        ),
    )
    .execute()
  return (await findLease(db, moduleNumber)) ?? lease
}

export function findLease(db: Db, moduleNumber: number): Promise<Lease | undefined> {
  return db
    .selectFrom('class_leases')
    .select(['process', 'holder', 'until'])
    .where('module_number', '=', moduleNumber)
    .executeTakeFirst()
}

/** Returns the modules whose rooms are still the holder's. */
export async function renewLeases(db: Db, holder: string, now: number): Promise<readonly number[]> {
  const rows = await db
    .updateTable('class_leases')
    .set({ until: now + leaseTime })
    .where('holder', '=', holder)
    .returning('module_number')
    .execute()
  return rows.map((row) => row.module_number)
}

export async function releaseLease(db: Db, holder: string, moduleNumber: number): Promise<void> {
  await db
    .deleteFrom('class_leases')
    .where('holder', '=', holder)
    .where('module_number', '=', moduleNumber)
    .execute()
}
