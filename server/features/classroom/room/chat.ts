import { noLink } from '#contract/plain-text.ts'
import { type Held, isHostHere, type Room, record, type Seated, type Step } from './room.ts'
import { tellAll, tellOf } from './visibility.ts'

/** For who comes later. */
const mostLines = 50

export type WhyNot = 'muted' | 'chat-closed' | 'not-allowed'

/** Chat exists while a host is there and has opened it. */
export function say(room: Room, person: Seated, text: string, now: number): Step | WhyNot {
  const { held, rules } = room
  if (!held?.isChatOpen || !rules.hasChat || !isHostHere(room)) return 'chat-closed'
  if (held.muted.has(person.accountId)) return 'muted'
  if (!noLink.test(text)) return 'not-allowed'
  const id = held.lastLine + 1
  const line = { id, seat: person.seat, nickname: person.nickname, text, at: now }
  const lines = [...held.lines, line].slice(-mostLines)
  const owners = new Map(held.lineOwners).set(id, person.accountId)
  for (const known of owners.keys()) if (known < (lines[0]?.id ?? 0)) owners.delete(known)
  return {
    room: { ...room, held: { ...held, lines, lastLine: id, lineOwners: owners } },
    effects: [
      ...tellOf(room, person, { name: 'line', data: line }),
      record({ kind: 'line', accountId: person.accountId, line }),
    ],
  }
}

export function openChat(room: Room, held: Held, isOpen: boolean): Step | WhyNot {
  if (isOpen && !room.rules.hasChat) return 'not-allowed'
  if (isOpen === held.isChatOpen) return { room, effects: [] }
  const changed = { ...room, held: { ...held, isChatOpen: isOpen } }
  return {
    room: changed,
    effects: [
      ...tellAll(changed, { name: 'chat', data: { isOpen } }),
      record({ kind: 'audit', type: isOpen ? 'class-chat-opened' : 'class-chat-closed' }),
      record({ kind: 'scene' }),
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
      record({ kind: 'line-removed', id, accountId: held.lineOwners.get(id) }),
    ],
  }
}
