import { noLink } from '#platform/contract/plain-text.ts'
import type { ChatLine } from '#wagons/classroom/contract/classroom-frames.ts'
import {
  audit,
  type Held,
  hostSeat,
  isHostHere,
  keepScene,
  type Room,
  type RoomLine,
  record,
  type Seated,
  type Step,
} from './room.ts'
import { canSee, tellAll, tellEach } from './visibility.ts'

/** For who comes later. */
const mostLines = 50

export type WhyNot = 'muted' | 'chat-closed' | 'not-allowed'

/** Chat exists while a host is there and has opened it; the host may always write. */
export function say(room: Room, person: Seated, text: string, now: number): Step | WhyNot {
  const { held, rules } = room
  const isOpen = person.isHost || (held?.isChatOpen && isHostHere(room))
  if (!held || !rules.hasChat || !isOpen) return 'chat-closed'
  if (held.muted.has(person.accountId)) return 'muted'
  if (!noLink.test(text)) return 'not-allowed'
  const id = held.lastLine + 1
  const { visitor, seat, nickname, accountId } = person
  const line = { id, visitor, seat, nickname, text, at: now, accountId }
  const lines = [...held.lines, line].slice(-mostLines)
  return {
    room: { ...room, held: { ...held, lines, lastLine: id } },
    effects: [
      ...tellEach(room, (viewer) => {
        const data = canSee(room, viewer, person) && lineFor(line, viewer)
        return data ? { name: 'line', data } : undefined
      }),
      record({ kind: 'line', accountId, line: lineFor(line) }),
    ],
  }
}

/** None of those who hide each other, whether they are still there or not. */
export const linesFor = (room: Room, viewer: Seated): ChatLine[] =>
  (room.held?.lines ?? [])
    .filter(({ accountId, seat }) => canSee(room, viewer, { accountId, isHost: seat === hostSeat }))
    .map((line) => lineFor(line, viewer))

function lineFor({ accountId, ...line }: RoomLine, viewer?: Seated): ChatLine {
  return viewer?.accountId === accountId && line.seat !== hostSeat
    ? { ...line, nickname: viewer.ownNickname }
    : line
}

export function openChat(room: Room, held: Held, isOpen: boolean): Step | WhyNot {
  if (isOpen && !room.rules.hasChat) return 'not-allowed'
  if (isOpen === held.isChatOpen) return { room, effects: [] }
  const changed = { ...room, held: { ...held, isChatOpen: isOpen } }
  return {
    room: changed,
    effects: [
      ...tellAll(changed, { name: 'chat', data: { isOpen } }),
      audit(isOpen ? 'class-chat-opened' : 'class-chat-closed'),
      keepScene,
    ],
  }
}

export function removeLine(room: Room, held: Held, id: number): Step | 'gone' {
  if (id < 1 || id > held.lastLine) return 'gone'
  const changed = { ...room, held: { ...held, lines: held.lines.filter((line) => line.id !== id) } }
  return {
    room: changed,
    effects: [
      ...tellAll(changed, { name: 'lineRemoved', data: { id } }),
      record({ kind: 'line-removed', id, accountId: held.lines.find((line) => line.id === id)?.accountId }),
    ],
  }
}
