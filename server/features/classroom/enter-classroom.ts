import type { enterClassroom as contract, FigureShape } from '#contract/classroom.ts'
import type { Output, RefusalCode } from '#contract/endpoint.ts'
import type { Learner } from '#server/access/callers.ts'
import type { Space } from '#server/features/classes/classes.content.ts'
import { admitRequest, type Counting } from '#server/features/identity/limits/request-limits.ts'
import { listNames } from '#server/features/profiles/profiles.reads.ts'
import { type Refusal, refuse, refuseForNow } from '#server/platform/http/refusal.ts'
import type { ClassroomSettings } from './classroom.config.ts'
import { readRoom } from './get-classroom.ts'
import { issueTicket } from './issue-ticket.ts'
import type { Rooms } from './live/rooms.ts'
import { wasRemoved } from './records/presence.store.ts'
import { isNicknameOnTicket } from './records/ticket.store.ts'
import { isReservedNickname, nicknameKey } from './room/nickname.ts'

export interface ClassroomParts {
  readonly counting: Counting
  readonly settings: ClassroomSettings
  readonly spaces: readonly Space[]
  readonly rooms: Rooms
}

/** A bad network asks often. */
const limit = { kind: 'class-ticket', max: 100, window: 10 * 60_000 }

interface Wish {
  readonly moduleNumber: number
  readonly nickname: string
  readonly shape: FigureShape
  readonly showsName: boolean
}

type Outcome = Output<typeof contract> | Refusal<RefusalCode<typeof contract> | 'too-many-requests'>

export async function enterClassroom(
  { counting, settings, spaces, rooms }: ClassroomParts,
  { id: accountId }: Learner,
  { moduleNumber, nickname, shape, showsName }: Wish,
): Promise<Outcome> {
  const { db, clock } = counting
  if (!hasClassroom(spaces, moduleNumber)) return noClassroom()
  const wait = await admitRequest(counting, limit, [accountId])
  if (wait !== undefined) return refuseForNow('Too many tickets for classes.', wait)
  if (isReservedNickname(nickname))
    return refuse('nickname-reserved', 'This nickname claims to be the host.', 'nickname')
  const lease = await rooms.claim(moduleNumber)
  const now = clock()
  const key = nicknameKey(nickname)
  const { seats, held } = await readRoom(db, moduleNumber, now)
  const others = seats.filter((one) => one.accountId !== accountId)
  const own = { accountId, moduleNumber, nicknameKey: key }
  if (others.some((one) => one.nicknameKey === key) || (await isNicknameOnTicket(db, own, now)))
    return refuse('nickname-taken', 'Another learner has this nickname now.', 'nickname')
  if (others.filter(({ isHost }) => !isHost).length >= settings.seats)
    return refuse('class-full', 'The class has no seat left.')
  if (held && (await wasRemoved(db, held.id, accountId)))
    return refuse('removed-from-class', 'The host has removed you from this class.')
  const name = showsName ? ((await listNames(db, [accountId])).get(accountId) ?? null) : null
  return issueTicket(counting, lease, { ...own, nickname, name, shape, classId: null })
}

export const hasClassroom = (spaces: readonly Space[], moduleNumber: number): boolean =>
  spaces.some(({ modules }) => modules.includes(moduleNumber))

export const noClassroom = () => refuse('no-classroom', 'No class meets for this module.', 'moduleNumber')
