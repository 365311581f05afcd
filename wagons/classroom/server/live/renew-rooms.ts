import { closeAbandoned } from '../records/close-abandoned.ts'
import { isAbandoned, noteHostSeen, type OpenClass, selectOpenClasses } from '../records/held-class.store.ts'
import { leaseTime, renewLeases } from '../records/lease.store.ts'
import { closeClass } from '../room/holding.ts'
import { isHostHere } from '../room/room.ts'
import type { ClassParts } from './class-parts.ts'
import type { LiveRoom } from './live-room.ts'

interface Held {
  readonly open: ReadonlyMap<number, LiveRoom>
  /** When it last went well. */
  readonly lastDone: number
  hold(live: LiveRoom, held: OpenClass): Promise<void>
  lose(live: LiveRoom): Promise<void>
}

/**
 * Keeps the rooms this process's, and has them follow which classes are held. Rooms that were taken by another process,
 * or may have been, are let go. @throws when the database is away
 */
export async function renewRooms(parts: ClassParts, holder: string, { open, lastDone, hold, lose }: Held) {
  const { db, clock } = parts
  const now = clock()
  try {
    const renewed = await renewLeases(db, holder, now)
    for (const live of [...open.values()]) if (!renewed.includes(live.moduleNumber)) await lose(live)
  } catch (error) {
    if (clock() - lastDone > leaseTime) for (const live of [...open.values()]) await lose(live)
    throw error
  }
  const hosted = [...open.values()].filter(({ room }) => room.held && isHostHere(room))
  await noteHostSeen(
    db,
    hosted.flatMap(({ room }) => room.held?.classId ?? []),
    now,
  )
  const held = await selectOpenClasses(db)
  for (const one of held.filter((found) => isAbandoned(found, now))) await closeAbandoned(db, one, now)
  for (const live of open.values()) {
    const current = held.find((one) => one.moduleNumber === live.moduleNumber && !isAbandoned(one, now))
    if (live.room.held && current?.id !== live.room.held.classId) live.apply(closeClass(live.room))
    if (current) await hold(live, current)
  }
}
