import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ClassroomExport } from '#wagons/classroom/contract/classroom.ts'
import { countOpenClassReports as countOpen, selectClassReportsOf } from './records/class-report.store.ts'
import { closeAbandoned } from './records/close-abandoned.ts'
import { isAbandoned, selectOpenClasses } from './records/held-class.store.ts'
import { selectHidesOf } from './records/hide.store.ts'
import { deleteOldLines, selectLinesOf } from './records/line.store.ts'
import { selectPresencesOf } from './records/presence.store.ts'
import { selectSeatsOf } from './records/seat.store.ts'
import { selectTicketsOf } from './records/ticket.store.ts'

/** What others said or reported is theirs. */
export async function exportClassroom(db: Db, learner: LearnerId): Promise<ClassroomExport> {
  return {
    visits: await selectPresencesOf(db, learner),
    lines: await selectLinesOf(db, learner),
    hides: await selectHidesOf(db, learner),
    here: await selectSeatsOf(db, learner),
    tickets: await selectTicketsOf(db, learner),
    reports: await selectClassReportsOf(db, learner),
  }
}

/** About learners; not closed yet. */
export function countOpenClassReports(db: Db): Promise<number> {
  return countOpen(db)
}

/** Of hosts who never came back, where no process has the room. Returns how many. */
export async function closeAbandonedClasses(db: Db, now: number): Promise<number> {
  const abandoned = (await selectOpenClasses(db)).filter((held) => isAbandoned(held, now))
  for (const held of abandoned) await closeAbandoned(db, held, now)
  return abandoned.length
}

/** Said before `before` (ms), `most` at most. Returns how many. */
export function removeLines(db: Db, before: number, most: number): Promise<number> {
  return deleteOldLines(db, before, most)
}
