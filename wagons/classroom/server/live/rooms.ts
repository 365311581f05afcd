import { randomUUID } from 'node:crypto'
import { closeAbandoned } from '../records/close-abandoned.ts'
import {
  findOpenClass,
  isAbandoned,
  noteHostSeen,
  type OpenClass,
  selectOpenClasses,
} from '../records/held-class.store.ts'
import { type Lease, leaseTime, releaseLease, renewLeases, takeLease } from '../records/lease.store.ts'
import { findLastNumber, selectLines } from '../records/line.store.ts'
import { selectAttendees } from '../records/presence.store.ts'
import { clearSeats, selectAdmitted } from '../records/seat.store.ts'
import { closeClass, holdClass } from '../room/holding.ts'
import { isHostHere, learnersIn } from '../room/room.ts'
import type { ClassParts } from './class-parts.ts'
import { createLiveRoom, type LiveRoom } from './live-room.ts'

/** In ms. */
const tickEvery = 125
const secondly = 1_000
const renewEvery = 3_000
/** How long an empty room waits for those who have a ticket. */
const waitsFor = 60_000
const linesKept = 50

export type Rooms = ReturnType<typeof createRooms>

/** The rooms that live in this process. Only while there are any does time pass in it. */
export function createRooms(parts: ClassParts) {
  const { db, clock, settings, log } = parts
  const own = { process: settings.process, holder: randomUUID() }
  const rooms = new Map<number, Promise<LiveRoom>>()
  const open = new Map<number, LiveRoom>()
  const closing = new Map<number, Promise<void>>()
  let timers: NodeJS.Timeout[] = []
  let isStopping = false
  let running = new Set<Promise<void>>()

  parts.meter?.watch(() => ({
    rooms: open.size,
    learners: [...open.values()].reduce((sum, { room }) => sum + learnersIn(room).length, 0),
  }))

  /** Whose the room is now; it is opened here if no process had it. */
  async function claim(moduleNumber: number): Promise<Lease> {
    await closing.get(moduleNumber)
    open.get(moduleNumber)?.awaitVisitors()
    const lease = await takeLease(db, moduleNumber, own, clock())
    if (lease.holder === own.holder) await openRoom(moduleNumber)
    return lease
  }

  function openRoom(moduleNumber: number): Promise<LiveRoom> {
    const known = rooms.get(moduleNumber)
    if (known) return known
    const opening = openAnew(moduleNumber).catch((error: unknown) => {
      rooms.delete(moduleNumber)
      throw error
    })
    rooms.set(moduleNumber, opening)
    return opening
  }

  async function openAnew(moduleNumber: number): Promise<LiveRoom> {
    await clearSeats(db, moduleNumber)
    const live = createLiveRoom(parts, own.holder, moduleNumber)
    const held = await findOpenClass(db, moduleNumber)
    if (held) await hold(live, held)
    open.set(moduleNumber, live)
    start()
    return live
  }

  async function hold(live: LiveRoom, { id: classId, hostId, host, scene }: OpenClass): Promise<void> {
    if (live.room.held?.classId === classId || hostId === null) return
    const lastLine = await findLastNumber(db, classId)
    const lines = await selectLines(db, classId, { last: lastLine, limit: linesKept, withRemoved: false })
    const attendees = await selectAttendees(db, classId)
    const opened = { classId, hostId, host, scene, lines, lastLine, attendees }
    live.apply(holdClass(live.room, opened, clock()))
  }

  async function leaveRoomTo(live: LiveRoom, reason: 'moved' | 'restart'): Promise<void> {
    open.delete(live.moduleNumber)
    rooms.delete(live.moduleNumber)
    await live.close(reason)
    if (open.size === 0) halt()
  }

  /** An empty room goes, unless a class is held in it. */
  async function closeEmpty(): Promise<void> {
    for (const live of [...open.values()]) {
      const time = live.emptyFor()
      if (time === undefined || time < waitsFor || live.room.held) continue
      const { moduleNumber } = live
      const closed = giveBack(live, 'moved').finally(() => closing.delete(moduleNumber))
      closing.set(moduleNumber, closed)
      await closed
    }
  }

  async function giveBack(live: LiveRoom, reason: 'moved' | 'restart'): Promise<void> {
    await leaveRoomTo(live, reason)
    await clearSeats(db, live.moduleNumber)
    await releaseLease(db, own.holder, live.moduleNumber)
  }

  /** As at the desk: a device left behind leads no class for long. */
  const isFresh = (until: number | undefined) => until === undefined || clock() < until

  /** Whose account or session is gone, or too old to lead. */
  async function watchAccounts(): Promise<void> {
    const before = [...open.values()].flatMap((live) =>
      [...live.room.people.values()].map((person) => ({ live, ...person })),
    )
    if (before.length === 0) return
    const admitted = await selectAdmitted(db, own.holder)
    const names = new Set(admitted.map((one) => `${one.moduleNumber} ${one.accountId}`))
    for (const { live, accountId, isHost, connection, until } of before) {
      const isAdmitted =
        names.has(`${live.moduleNumber} ${accountId}`) &&
        (!isHost || (isFresh(until) && (await parts.isStillOperator(accountId))))
      if (!isAdmitted && live.has(connection)) live.expel(accountId, 'signed-out')
    }
    for (const live of open.values()) live.countPresence()
  }

  let renewedAt = 0
  const loseRooms = async (taken: readonly LiveRoom[]) => {
    for (const live of taken) await leaveRoomTo(live, 'moved')
  }

  /**
   * Keeps the rooms this process's, and has them follow which classes are held. Rooms that were taken by another process,
   * or may have been, are let go. @throws when the database is away
   */
  async function renew(): Promise<void> {
    const now = clock()
    try {
      const renewed = await renewLeases(db, own.holder, now)
      await loseRooms([...open.values()].filter((live) => !renewed.includes(live.moduleNumber)))
    } catch (error) {
      if (clock() - renewedAt > leaseTime) await loseRooms([...open.values()])
      throw error
    }
    const hosted = [...open.values()].flatMap(({ room }) => (isHostHere(room) && room.held?.classId) || [])
    await noteHostSeen(db, hosted, now)
    const held = await selectOpenClasses(db)
    for (const one of held.filter((found) => isAbandoned(found, now))) await closeAbandoned(db, one, now)
    for (const live of open.values()) {
      const current = held.find((one) => one.moduleNumber === live.moduleNumber && !isAbandoned(one, now))
      if (live.room.held && current?.id !== live.room.held.classId) live.apply(closeClass(live.room, now))
      if (current) await hold(live, current)
    }
    renewedAt = clock()
    await closeEmpty()
  }

  const every = (ms: number, job: () => Promise<void>) => {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      const done = job()
        .catch((error: unknown) => log.warn({ err: error }, 'classes could not be kept up'))
        .finally(() => {
          isBusy = false
          running.delete(done)
        })
      running.add(done)
    }, ms).unref()
  }

  const start = () => {
    if (timers.length > 0 || isStopping) return
    renewedAt = clock()
    timers = [
      setInterval(() => {
        for (const live of open.values()) live.tick()
      }, tickEvery).unref(),
      every(secondly, watchAccounts),
      every(renewEvery, renew),
    ]
  }

  const halt = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    holder: own.holder,
    claim,
    hold,
    find: (moduleNumber: number) => open.get(moduleNumber),
    isStopping: () => isStopping,
    /** Says when to come back, and leaves the rooms to others. */
    async stop(): Promise<void> {
      isStopping = true
      halt()
      await Promise.all(running)
      running = new Set()
      for (const live of [...open.values()]) {
        try {
          await giveBack(live, 'restart')
        } catch (error) {
          log.warn({ err: error }, 'a class could not be left to others; it lapses')
        }
      }
    },
  }
}
