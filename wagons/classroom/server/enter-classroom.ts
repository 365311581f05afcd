import type { Space } from '#features/classes/server/classes.content.ts'
import type { CommonParts as Counting } from '#features/identity/server/records/parts.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { enterClassroom as contract, FigureShape } from '#wagons/classroom/contract/classroom.ts'
import type { ClassroomSettings } from './classroom.config.ts'
import { readRoom } from './get-classroom.ts'
import { issueTicket } from './issue-ticket.ts'
import type { Rooms } from './live/rooms.ts'
import { selectHides } from './records/hide.store.ts'
import { listNewAccounts, type NewAccountsParts } from './records/new-accounts.ts'
import { findVisit } from './records/presence.store.ts'
import { selectTicketHolders } from './records/ticket.store.ts'
import { placesForNew } from './room/entering.ts'
import { isClosedToNew } from './room/holding.ts'
import { isReservedNickname, nicknameKey } from './room/names/nickname.ts'
import { isMisleading } from './room/names/nickname-fault.ts'

export interface ClassroomParts extends Pick<NewAccountsParts, 'countCompleted'> {
  readonly counting: Counting
  readonly settings: ClassroomSettings
  readonly spaces: readonly Space[]
  readonly rooms: Rooms
}

/** A bad network asks often. */
const limit = { kind: 'class-ticket', max: 100, window: 10 * 60_000 }

interface Request extends Pick<Wish, 'moduleNumber' | 'nickname'> {
  readonly shape: FigureShape
  readonly showsName: boolean
}

type Outcome =
  | Output<typeof contract>
  | Refusal<RefusalCode<typeof contract> | 'invalid-input' | 'too-many-requests'>

export async function enterClassroom(
  { counting, settings, spaces, rooms, countCompleted }: ClassroomParts,
  { id: accountId }: Learner,
  { moduleNumber, nickname, shape, showsName }: Request,
): Promise<Outcome> {
  const { db, clock } = counting
  if (!hasClassroom(spaces, moduleNumber)) return noClassroom()
  const wait = await admitRequest(counting, limit, [accountId])
  if (wait !== undefined) return refuseForNow('Too many tickets for classes.', wait)
  if (isMisleading(nickname))
    return refuse('invalid-input', 'No contact, and one alphabet in each word.', 'nickname')
  if (isReservedNickname(nickname))
    return refuse('nickname-reserved', 'This nickname claims to be the host.', 'nickname')
  const name = showsName ? ((await listNames(db, [accountId])).get(accountId) ?? null) : null
  if (name !== null && (isMisleading(name) || isReservedNickname(name)))
    return refuse('name-reserved', 'This name cannot be shown in a class.', 'showsName')
  const lease = await rooms.claim(moduleNumber)
  const wish = { accountId, moduleNumber, nickname, nicknameKey: nicknameKey(nickname), name }
  const room = await readRoom(db, moduleNumber, clock())
  const obstacle = await findObstacle({ db, clock, settings, countCompleted }, wish, room)
  return obstacle ?? issueTicket(counting, lease, { ...wish, shape, classId: null })
}

export const hasClassroom = (spaces: readonly Space[], moduleNumber: number): boolean =>
  spaces.some(({ modules }) => modules.includes(moduleNumber))

export const noClassroom = () => refuse('no-classroom', 'No class meets for this module.', 'moduleNumber')

interface DoorParts extends NewAccountsParts {
  readonly settings: ClassroomSettings
}

interface Wish {
  readonly accountId: string
  readonly moduleNumber: number
  readonly nickname: string
  readonly nicknameKey: string
  /** What is shown beside it; null for none. */
  readonly name: string | null
}

type Room = Awaited<ReturnType<typeof readRoom>>
type Obstacle = Refusal<RefusalCode<typeof contract>> | undefined

/** What keeps a learner out, as every process knows it: the room itself looks once more when they come. */
async function findObstacle(parts: DoorParts, wish: Wish, { seats, held }: Room): Promise<Obstacle> {
  const { accountId } = wish
  const visit = held && (await findVisit(parts.db, held.id, accountId))
  if (visit?.removedAt != null)
    return refuse('removed-from-class', 'The host has removed you from this class.')
  const wasIn = visit !== undefined || seats.some((one) => one.accountId === accountId)
  if (held && !wasIn && isClosedToNew(held.scene))
    return refuse('class-closed-to-new', 'Only those who were in this class come in now.')
  return (
    (await findNameFault(parts, wish, { seats, held }, wasIn)) ?? (await findNoPlace(parts, accountId, seats))
  )
}

/** Who is in already gets a number behind the name instead: the host may have come with the same. */
async function findNameFault(
  { db, clock }: DoorParts,
  wish: Wish,
  { seats, held }: Room,
  wasIn: boolean,
): Promise<Obstacle> {
  const { accountId, name } = wish
  const host = seats.find(({ isHost }) => isHost)?.nicknameKey
  const hosts = [host, held && nicknameKey(held.host)].filter((key) => key !== undefined)
  if (name !== null && hosts.includes(nicknameKey(name)))
    return refuse('name-reserved', 'The host is called like this.', 'showsName')
  if (!wasIn && hosts.includes(wish.nicknameKey))
    return refuse('nickname-reserved', 'The host is called like this.', 'nickname')
  const { hides, hiddenBy } = await selectHides(db, accountId)
  // A refusal would tell that they are there.
  const unnoticed = new Set([...hides, ...hiddenBy, accountId])
  const sameName = seats.filter((one) => !one.isHost && one.nicknameKey === wish.nicknameKey)
  const holders = [...sameName.map((one) => one.accountId), ...(await selectTicketHolders(db, wish, clock()))]
  return holders.some((holder) => !unnoticed.has(holder))
    ? refuse('nickname-taken', 'Another learner has this nickname now.', 'nickname')
    : undefined
}

async function findNoPlace(parts: DoorParts, accountId: string, seats: Room['seats']): Promise<Obstacle> {
  const others = seats.filter((one) => !one.isHost && one.accountId !== accountId)
  const places = parts.settings.seats
  if (others.length >= places) return refuse('class-full', 'The class has no seat left.')
  if (others.length < placesForNew(places)) return undefined
  const fresh = await listNewAccounts(parts, [accountId, ...others.map((one) => one.accountId)])
  return fresh.has(accountId) && fresh.size > placesForNew(places)
    ? refuse('no-place-for-new', 'The places for new accounts are taken.')
    : undefined
}
