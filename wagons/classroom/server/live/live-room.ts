import { randomUUID } from 'node:crypto'
import type { ReceivedByServer } from '#wagons/classroom/contract/classroom-codec.ts'
import { packFrame, packPlaces } from '#wagons/classroom/contract/classroom-packing.ts'
import { saveScene } from '../records/held-class.store.ts'
import { removeSeat } from '../records/seat.store.ts'
import { leaveRoom } from '../room/entering.ts'
import { sceneOf } from '../room/holding.ts'
import { receive } from '../room/receive.ts'
import { type Deed, emptyRoom, findByConnection, type Room, type Step } from '../room/room.ts'
import { tick } from '../room/tick.ts'
import type { ClassParts, Connection } from './class-parts.ts'
import { createPresenceBook } from './presence-book.ts'
import { recordDeed } from './record-deed.ts'

export type LiveRoom = ReturnType<typeof createLiveRoom>

/** A room with its connections, and a queue that writes down what happens in it, in order. */
export function createLiveRoom(parts: ClassParts, holder: string, moduleNumber: number) {
  const { db, clock, settings, log, meter } = parts
  const film = parts.filmLength(moduleNumber)
  const { seats, chat: hasChat } = settings
  const rules = { seats, hasChat, filmMs: film.ms, isFilmTimed: film.isKnown }
  let room: Room = emptyRoom(rules, randomUUID())
  let writing: Promise<unknown> = Promise.resolve()
  let emptySince = clock()
  const connections = new Map<number, Connection>()
  const arriving = new Map<string, number>()

  const enqueue = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const done = writing.then(job)
    writing = done.catch((error: unknown) =>
      log.warn({ err: error }, 'something that happened in a class could not be stored'),
    )
    return done
  }
  const write = (job: () => Promise<unknown>): void => {
    enqueue(job).catch(() => undefined)
  }
  const presence = createPresenceBook(parts, moduleNumber, write)

  const isPresent = (accountId: string) =>
    arriving.has(accountId) || [...room.people.values()].some((person) => person.accountId === accountId)

  const sendTo = (numbers: readonly number[], packed: string | Uint8Array, isPassing = false) => {
    for (const number of numbers) connections.get(number)?.send(packed, isPassing)
    meter?.sent(numbers.length)
  }

  const note = (deed: Deed, held: Room['held']) => {
    if (deed.kind === 'scene') {
      const { classId } = held ?? {}
      write(async () => {
        const current = room.held
        if (current && current.classId === classId)
          await saveScene(db, current.classId, sceneOf(room, current))
      })
    } else {
      const circumstances = { moduleNumber, held, now: clock() }
      write(() => recordDeed(db, deed, circumstances))
    }
  }

  /** Takes over what a step has made of the room, and has its effects. */
  const apply = (step: Step): void => {
    const before = room
    room = step.room
    for (const effect of step.effects) {
      if (effect.do === 'send') sendTo(effect.to, packFrame(effect.frame))
      else if (effect.do === 'places') sendTo(effect.to, packPlaces(effect.places), true)
      else if (effect.do === 'record') note(effect.deed, before.held ?? room.held)
      else {
        connections.get(effect.connection)?.end(effect.reason, effect.classEnd)
        connections.delete(effect.connection)
      }
    }
    if (before.people !== room.people || before.held !== room.held) settle(before)
  }

  const settle = (before: Room) => {
    if (before.held?.classId !== room.held?.classId || before.people.size !== room.people.size)
      presence.note(room, clock())
    if (room.people.size === 0 && before.people.size > 0) emptySince = clock()
    const left = [...before.people.values()].filter(({ accountId }) => !isPresent(accountId))
    for (const { accountId } of left)
      write(async () => {
        if (!isPresent(accountId)) await removeSeat(db, holder, moduleNumber, accountId)
      })
  }

  return {
    moduleNumber,
    get room() {
      return room
    },
    apply,
    enqueue,
    connect: (connection: Connection) => connections.set(connection.number, connection),
    /** In ms; undefined while a person is there or comes. */
    emptyFor: () => (room.people.size + arriving.size > 0 ? undefined : clock() - emptySince),
    /** Stays a while for those who are about to come. */
    awaitVisitors() {
      emptySince = clock()
    },
    /** Keeps the account's seat from being cleared away while `arrive` runs. */
    async whileArriving<Result>(accountId: string, arrive: () => Promise<Result>): Promise<Result> {
      arriving.set(accountId, (arriving.get(accountId) ?? 0) + 1)
      try {
        return await arrive()
      } finally {
        const others = (arriving.get(accountId) ?? 1) - 1
        if (others > 0) arriving.set(accountId, others)
        else arriving.delete(accountId)
        if (!isPresent(accountId)) write(() => removeSeat(db, holder, moduleNumber, accountId))
        if (room.people.size === 0) emptySince = clock()
      }
    },
    /** False for a frame that this person may not send. */
    receive(connection: number, frame: ReceivedByServer): boolean {
      meter?.received()
      const step = receive(room, connection, frame, clock())
      if (step) apply(step)
      return step !== undefined
    },
    lose(connection: number): void {
      connections.delete(connection)
      apply(leaveRoom(room, connection, clock(), false))
    },
    /** Out at once, with a reason. */
    expel(accountId: string, reason: 'signed-out'): void {
      const person = [...room.people.values()].find((one) => one.accountId === accountId)
      if (!person) return
      connections.get(person.connection)?.end(reason)
      connections.delete(person.connection)
      apply(leaveRoom(room, person.connection, clock(), true))
    },
    tick: () => apply(tick(room, clock())),
    countPresence: () => presence.note(room, clock()),
    has: (connection: number) => findByConnection(room, connection) !== undefined,
    /** All are sent away; what has happened is written. */
    async close(reason: 'moved' | 'restart'): Promise<void> {
      for (const connection of connections.values()) connection.end(reason)
      connections.clear()
      presence.close(clock())
      room = emptyRoom(rules, randomUUID())
      await writing
    },
  }
}
