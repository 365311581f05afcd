import type { ClassAnnouncement } from '#contract/classes.ts'
import type { Db } from '#server/database.ts'
import { selectAnnouncements } from './class-announcement.store.ts'

/** How long after its beginning a class is still announced, in ms: learners may come late. */
const lateness = 3_600_000

/** What a learner sees of what is announced of a class. */
export interface Announced {
  readonly link: string
  readonly nextClassAt?: number
  readonly note?: string
}

/** What is announced of each module, by its number, as it was written. */
export function listAnnouncements(db: Db): Promise<ReadonlyMap<number, ClassAnnouncement>> {
  return selectAnnouncements(db)
}

/**
 * What learners see of it at `now` (ms), with notes in a language: in another one where there is none in it. Read anew
 * each time, so that every process says the same.
 */
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
