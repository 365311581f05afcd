import { attendClass } from '#features/classes/server/attend-class.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { addPresence } from '../records/presence.store.ts'
import { learnersIn, type Room } from '../room/room.ts'
import type { ClassParts } from './class-parts.ts'

/** In ms. */
const countsAsThere = 1_000
const writtenEvery = 30_000

interface Entry {
  readonly nickname: string
  /** Of what is not written yet. */
  readonly from: number
  readonly isWritten: boolean
}

/** How long each learner has been in the class that is held, written down from time to time and when they leave. */
export function createPresenceBook(
  parts: Pick<ClassParts, 'db' | 'clock'>,
  moduleNumber: number,
  enqueue: (job: () => Promise<unknown>) => void,
) {
  let classId: string | undefined
  const entries = new Map<string, Entry>()

  const write = (accountId: string, { nickname, from, isWritten }: Entry, to: number) => {
    if (classId === undefined || (!isWritten && to - from < countsAsThere)) return
    const stretch = { classId, accountId, nickname, from, to }
    enqueue(async () => {
      const isKept = await addPresence(parts.db, stretch)
      // Of a ticket, and only a learner whom the gate let in gets one.
      if (isKept && !isWritten) await attendClass(parts, accountId as LearnerId, moduleNumber)
    })
  }

  return {
    /** Call when people came, left or stayed for a while, with the class as it was until then. */
    note(room: Room, now: number): void {
      const there = new Map(
        room.held ? learnersIn(room).map((person) => [person.accountId, person.nickname] as const) : [],
      )
      for (const [accountId, entry] of [...entries]) {
        if (there.has(accountId) && room.held?.classId === classId) continue
        write(accountId, entry, now)
        entries.delete(accountId)
      }
      classId = room.held?.classId
      for (const [accountId, nickname] of there) {
        const entry = entries.get(accountId)
        if (!entry) entries.set(accountId, { nickname, from: now, isWritten: false })
        else if (now - entry.from >= (entry.isWritten ? writtenEvery : countsAsThere)) {
          write(accountId, entry, now)
          entries.set(accountId, { nickname, from: now, isWritten: true })
        }
      }
    },
    /** Writes what is left, for a process that stops. */
    close(now: number): void {
      for (const [accountId, entry] of entries) write(accountId, entry, now)
      entries.clear()
    },
  }
}
