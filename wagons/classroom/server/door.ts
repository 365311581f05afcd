import type { RefusalCode } from '#platform/contract/endpoint.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { enterClassroom as contract } from '#wagons/classroom/contract/classroom.ts'
import type { ClassroomSettings } from './classroom.config.ts'
import type { readRoom } from './get-classroom.ts'
import { selectHides } from './records/hide.store.ts'
import { listNewAccounts, type NewAccountsParts } from './records/new-accounts.ts'
import { findVisit } from './records/presence.store.ts'
import { selectTicketHolders } from './records/ticket.store.ts'
import { placesForNew } from './room/entering.ts'
import { isClosedToNew } from './room/holding.ts'
import { nicknameKey } from './room/names/nickname.ts'

export interface DoorParts extends NewAccountsParts {
  readonly settings: ClassroomSettings
}

export interface Wish {
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
export async function findObstacle(parts: DoorParts, wish: Wish, { seats, held }: Room): Promise<Obstacle> {
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
