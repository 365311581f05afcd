import type { Output } from '#platform/contract/endpoint.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { getClassroom as contract } from '#wagons/classroom/contract/classroom.ts'
import type { ClassroomSettings } from './classroom.config.ts'
import { findOpenClass, isAbandoned } from './records/held-class.store.ts'
import { findLease } from './records/lease.store.ts'
import { selectSeats } from './records/seat.store.ts'

/** As every process sees it, whichever has the room. */
export async function readRoom(db: Db, moduleNumber: number, now: number) {
  const lease = await findLease(db, moduleNumber)
  const seats = lease && lease.until > now ? await selectSeats(db, moduleNumber, lease.holder) : []
  const open = await findOpenClass(db, moduleNumber)
  return { seats, held: open && !isAbandoned(open, now) ? open : undefined }
}

export async function getClassroom(
  { db, clock, settings }: { db: Db; clock: Clock; settings: ClassroomSettings },
  moduleNumber: number,
): Promise<Output<typeof contract>> {
  const { seats, held } = await readRoom(db, moduleNumber, clock())
  const here = seats.filter(({ isHost }) => !isHost).length
  return { classroom: { moduleNumber, mode: held ? 'hosted' : 'any-time', here, seats: settings.seats } }
}
