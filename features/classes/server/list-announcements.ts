import type { ClassAnnouncement } from '#features/classes/contract.ts'
import { hour } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectAnnouncements } from './class-announcement.store.ts'

/** In ms: learners may come late. */
const lateness = hour

export interface Announced {
  readonly link: string
  readonly nextClassAt?: number
  readonly note?: string
}

export function listAnnouncements(db: Db): Promise<ReadonlyMap<number, ClassAnnouncement>> {
  return selectAnnouncements(db)
}

/** `now` in ms. Notes fall back to another language. Read anew each time, so that every process says the same. */
export async function listAnnounced(
  db: Db,
  now: number,
  language: string,
): Promise<ReadonlyMap<number, Announced>> {
  const announcements = await selectAnnouncements(db)
  return new Map([...announcements].map(([number, one]) => [number, announcedOf(one, now, language)]))
}

function announcedOf(
  { link, nextClassAt, notes }: ClassAnnouncement,
  now: number,
  language: string,
): Announced {
  const note = (notes.find((one) => one.language === language) ?? notes[0])?.note
  const isAhead = nextClassAt !== null && nextClassAt + lateness > now
  return { link, ...(isAhead && { nextClassAt }), ...(note && { note }) }
}
