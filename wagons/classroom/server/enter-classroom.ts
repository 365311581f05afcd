import type { Space } from '#features/classes/server/classes.content.ts'
import type { CommonParts as Counting } from '#features/identity/server/records/parts.ts'
import { listNames } from '#features/profiles/server/profiles.facade.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { type Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import type { enterClassroom as contract, FigureShape } from '#wagons/classroom/contract/classroom.ts'
import type { ClassroomSettings } from './classroom.config.ts'
import { findObstacle, type Wish } from './door.ts'
import { readRoom } from './get-classroom.ts'
import { issueTicket } from './issue-ticket.ts'
import type { Rooms } from './live/rooms.ts'
import type { NewAccountsParts } from './records/new-accounts.ts'
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
