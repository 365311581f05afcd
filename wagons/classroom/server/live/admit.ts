import { createHash } from 'node:crypto'
import type { ByeReason } from '#wagons/classroom/contract/classroom-frames.ts'
import { selectHides } from '../records/hide.store.ts'
import { listNewAccounts } from '../records/new-accounts.ts'
import { findVisit } from '../records/presence.store.ts'
import { isAdmitted, putSeat } from '../records/seat.store.ts'
import { type Ticket, takeTicket } from '../records/ticket.store.ts'
import { enterRoom } from '../room/entering.ts'
import { nicknameKey } from '../room/names/nickname.ts'
import type { ClassParts, Connection } from './class-parts.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './rooms.ts'

/** In ms; undefined for a learner's ticket. */
const untilOf = (token: string): number | undefined => {
  const [, until] = token.split('.')
  return until === undefined ? undefined : Number(until)
}

export const hashOfTicket = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Lets the owner of a ticket in. Undefined after an end was said. */
export async function admitConnection(
  parts: ClassParts,
  rooms: Rooms,
  connection: Connection,
  token: string,
): Promise<LiveRoom | undefined> {
  const refuse = (reason?: ByeReason) => {
    connection.end(reason)
    return undefined
  }
  const ticket = await takeTicket(parts.db, hashOfTicket(token), parts.clock())
  if (!ticket) return refuse()
  if (rooms.isStopping()) return refuse('restart')
  const lease = await rooms.claim(ticket.moduleNumber)
  const live = rooms.find(ticket.moduleNumber)
  if (lease.holder !== rooms.holder || !live) return refuse('moved')
  return live.whileArriving(ticket.accountId, async () => {
    const reason = await findObstacle(parts, rooms, live, ticket)
    if (reason) return refuse(reason)
    const { hides, hiddenBy } = await selectHides(parts.db, ticket.accountId)
    const fresh = await listNewAccounts(parts, [ticket.accountId])
    if (!connection.isOpen()) return undefined
    const { accountId, nickname, shape } = ticket
    const visitor = {
      connection: connection.number,
      accountId,
      nickname,
      shape,
      hides,
      hiddenBy,
      name: ticket.name ?? undefined,
      isHost: ticket.classId !== null,
      isNew: fresh.has(accountId),
      until: untilOf(token),
    }
    const entered = enterRoom(live.room, visitor, parts.clock())
    // Asking for another ticket says in words why there is no place.
    if (!entered) return refuse('moved')
    live.connect(connection)
    live.apply(entered)
    return live
  })
}

async function findObstacle(
  { db }: ClassParts,
  rooms: Rooms,
  live: LiveRoom,
  ticket: Ticket,
): Promise<ByeReason | undefined> {
  const { accountId, moduleNumber, classId, issuedAt } = ticket
  const isHost = classId !== null
  const seat = { moduleNumber, accountId, holder: rooms.holder, isHost, admittedAt: issuedAt }
  await live.enqueue(() => putSeat(db, { ...seat, nicknameKey: nicknameKey(ticket.nickname) }))
  if (!(await isAdmitted(db, moduleNumber, accountId))) return 'signed-out'
  if (isHost) {
    const { held } = live.room
    return held?.classId === classId && held.hostId === accountId ? undefined : 'closed'
  }
  const { held } = live.room
  const visit = held && (await findVisit(db, held.classId, accountId))
  return visit?.removedAt != null ? 'removed' : undefined
}
