import type { ClientFrame, Place, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { enterRoom, leaveRoom } from '#wagons/classroom/server/room/entering.ts'
import { closeClass, holdClass } from '#wagons/classroom/server/room/holding.ts'
import { visitorOf } from '#wagons/classroom/server/room/known.ts'
import { receive } from '#wagons/classroom/server/room/receive.ts'
import {
  type Deed,
  type Effect,
  emptyRoom,
  type Room,
  type RoomRules,
  type Step,
  type Visitor,
} from '#wagons/classroom/server/room/room.ts'
import { tick } from '#wagons/classroom/server/room/tick.ts'

export const hostConnection = 1000

const rules: RoomRules = { seats: 4, hasChat: true, filmMs: 200_000, isFilmTimed: true }
const salt = 'of the room'

/** In the class, of the account that a connection's number names. */
export const visitorOfConnection = (connection: number): number =>
  visitorOf({ salt }, connection === hostConnection ? 'the host' : `account ${connection}`)

const opened = {
  classId: 'class',
  hostId: 'the host',
  host: 'Host',
  scene: '',
  lines: [],
  lastLine: 0,
  attendees: [],
}

/** A room on a table: what happens in it, and what each connection was sent since it was last looked at. */
export function playRoom(changes: Partial<RoomRules> = {}, ownSalt = salt) {
  let room: Room = emptyRoom({ ...rules, ...changes }, ownSalt)
  let now = 1_000_000
  let effects: Effect[] = []

  const apply = (step: Step | undefined): boolean => {
    if (!step) return false
    room = step.room
    effects.push(...step.effects)
    return true
  }
  const taken = <Kind extends Effect['do']>(kind: Kind) => {
    const [wanted, rest] = [
      effects.filter((one) => one.do === kind),
      effects.filter((one) => one.do !== kind),
    ]
    effects = rest
    return wanted as Extract<Effect, { do: Kind }>[]
  }

  return {
    get room() {
      return room
    },
    get now() {
      return now
    },
    wait(ms: number) {
      now += ms
    },
    /** By the connection's number, which is the account's name too. */
    enter(connection: number, more: Partial<Omit<Visitor, 'connection' | 'isHost'>> = {}): boolean {
      const accountId = more.accountId ?? `account ${connection}`
      const visitor = {
        connection,
        accountId,
        nickname: `Nick ${connection}`,
        shape: 'bell',
        isHost: false,
        isNew: false,
      } as const
      return apply(enterRoom(room, { ...visitor, hides: [], hiddenBy: [], ...more }, now))
    },
    host(nickname = 'Host') {
      apply(holdClass(room, { ...opened, host: nickname }, now))
      const visitor = { connection: hostConnection, accountId: 'the host', nickname, isHost: true }
      apply(enterRoom(room, { ...visitor, shape: 'bell', isNew: false, hides: [], hiddenBy: [] }, now))
    },
    /** As a process that has what the tables have. */
    take(stored: Partial<Parameters<typeof holdClass>[1]>) {
      apply(holdClass(room, { ...opened, ...stored }, now))
    },
    /** False when the connection has to end for it. */
    send<Name extends ClientFrame['name']>(
      connection: number,
      name: Name,
      data: Extract<ClientFrame, { name: Name }>['data'],
    ): boolean {
      return apply(receive(room, connection, { name, data } as ClientFrame, now))
    },
    move: (connection: number, place: Place) =>
      apply(receive(room, connection, { name: 'move', place }, now)),
    lose: (connection: number) => apply(leaveRoom(room, connection, now, false)),
    close: () => apply(closeClass(room, now)),
    tick: () => apply(tick(room, now)),
    /** What this connection has been sent. */
    seen(connection: number): ServerFrame[] {
      const own = effects.flatMap((one) =>
        one.do === 'send' && one.to.includes(connection) ? [one.frame] : [],
      )
      effects = effects.map((one) =>
        one.do === 'send' ? { ...one, to: one.to.filter((to) => to !== connection) } : one,
      )
      return own
    },
    places: () =>
      taken('places').map(({ to, places }) => ({ to, seats: places.map(({ seat }) => seat), places })),
    ended: () => taken('end').map(({ connection, reason }) => [connection, reason]),
    /** What the class came to for those who were in it when it was closed, by connection. */
    classEnds: () => new Map(taken('end').map(({ connection, classEnd }) => [connection, classEnd])),
    recorded: (): Deed[] => taken('record').map(({ deed }) => deed),
    forget() {
      effects = []
    },
  }
}
