import type { ClientFrame, Place, ServerFrame } from '#contract/classroom-frames.ts'
import { enterRoom, leaveRoom } from '#server/features/classroom/room/entering.ts'
import { closeClass, holdClass } from '#server/features/classroom/room/holding.ts'
import { receive } from '#server/features/classroom/room/receive.ts'
import {
  type Deed,
  type Effect,
  emptyRoom,
  type Room,
  type RoomRules,
  type Step,
} from '#server/features/classroom/room/room.ts'
import { tick } from '#server/features/classroom/room/tick.ts'

export const hostConnection = 1000

const rules: RoomRules = { seats: 4, hasChat: true, filmMs: 200_000 }

/** A room on a table: what happens in it, and what each connection was sent since it was last looked at. */
export function playRoom(changes: Partial<RoomRules> = {}) {
  let room: Room = emptyRoom({ ...rules, ...changes })
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
    enter(
      connection: number,
      more: { hides?: string[]; hiddenBy?: string[]; accountId?: string } = {},
    ): boolean {
      const accountId = more.accountId ?? `account ${connection}`
      const visitor = {
        connection,
        accountId,
        nickname: `Nick ${connection}`,
        shape: 'bell',
        isHost: false,
      } as const
      return apply(enterRoom(room, { ...visitor, hides: [], hiddenBy: [], ...more }, now))
    },
    host() {
      const opened = { classId: 'class', hostId: 'the host', scene: '', lines: [], lastLine: 0 }
      apply(holdClass(room, opened, now))
      const visitor = { connection: hostConnection, accountId: 'the host', nickname: 'Host' }
      apply(enterRoom(room, { ...visitor, shape: 'bell', isHost: true, hides: [], hiddenBy: [] }, now))
    },
    take(scene: string) {
      const opened = { classId: 'class', hostId: 'the host', scene, lines: [], lastLine: 0 }
      apply(holdClass(room, opened, now))
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
    close: () => apply(closeClass(room)),
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
    recorded: (): Deed[] => taken('record').map(({ deed }) => deed),
    forget() {
      effects = []
    },
  }
}
