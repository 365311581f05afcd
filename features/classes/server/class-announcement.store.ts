import type { ClassAnnouncement } from '#features/classes/contract.ts'
import type { Db } from '#platform/server/db/database.ts'

/** `link` is '' where the content's holds; `notes` is JSON, words by language. Times are in ms. */
export interface ClassAnnouncementTable {
  module_number: number
  link: string
  next_class_at: number | null
  time_zone: string
  notes: string
  changed_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    class_announcements: ClassAnnouncementTable
  }
}

export async function selectAnnouncements(db: Db): Promise<ReadonlyMap<number, ClassAnnouncement>> {
  const rows = await db.selectFrom('class_announcements').selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.module_number,
      {
        link: row.link,
        nextClassAt: row.next_class_at,
        timeZone: row.time_zone,
        notes: JSON.parse(row.notes) as ClassAnnouncement['notes'],
      },
    ]),
  )
}

/** `now` in ms. */
export async function putAnnouncement(
  db: Db,
  moduleNumber: number,
  { link, nextClassAt, timeZone, notes }: ClassAnnouncement,
  now: number,
): Promise<void> {
  const values = {
    link,
    next_class_at: nextClassAt,
    time_zone: timeZone,
    notes: JSON.stringify(notes),
    changed_at: now,
  }
  await db
    .insertInto('class_announcements')
    .values({ module_number: moduleNumber, ...values })
    .onConflict((row) => row.column('module_number').doUpdateSet(values))
    .execute()
}
