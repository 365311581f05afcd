import type { ClientData } from '#wagons/classroom/contract/classroom-frames.ts'
import { tellCame, tellHands } from './entering.ts'
import { findPresent } from './known.ts'
import {
  audit,
  type Effect,
  type Held,
  hostSeat,
  keepScene,
  type Room,
  record,
  type Seated,
  type Step,
  withItem,
} from './room.ts'
import { hiddenVisitors, isListed, tell } from './visibility.ts'

type WhyNot = 'gone' | 'not-allowed'

/** Both ways, at once and in every class from now on; also of one who has left. */
export function hide(room: Room, person: Seated, { visitor, isHidden }: ClientData['hide']): Step | WhyNot {
  const other = room.visitors.get(visitor)
  if (!other) return 'gone'
  if (person.isHost || other.isHost || visitor === person.visitor) return 'not-allowed'
  const before = room.hides.get(person.accountId)
  if ((before?.has(other.accountId) ?? false) === isHidden) return { room, effects: [] }
  const own = withItem(before, other.accountId, isHidden)
  const hides = new Map(room.hides).set(person.accountId, own)
  if (own.size === 0) hides.delete(person.accountId)
  const changed = { ...room, hides }
  const there = findPresent(room, other.accountId)
  return {
    room: changed,
    effects: [
      ...tell([person], { name: 'hidden', data: { hidden: hiddenVisitors(changed, person) } }),
      ...(there ? tellSight(room, changed, person, there) : []),
      ...(there ? tellSight(room, changed, there, person) : []),
      ...(room.hands.some((hand) => hand === there?.seat || hand === person.seat) ? tellHands(changed) : []),
      record({ kind: 'hide', accountId: person.accountId, other: other.accountId, isHidden }),
    ],
  }
}

function tellSight(before: Room, after: Room, viewer: Seated, other: Seated): Effect[] {
  const [was, is] = [isListed(before, viewer, other), isListed(after, viewer, other)]
  if (was === is) return []
  if (is) return tellCame(after, other, [viewer])
  return tell([viewer], { name: 'gone', data: { seats: [other.seat] } })
}

/** With so many lines behind the one that it is about, of twenty. */
const linesAfter = 5

/** Also of one who has left. */
export function report(
  room: Room,
  person: Seated,
  { visitor, line, words }: ClientData['report'],
): Step | WhyNot {
  const reported = room.visitors.get(visitor)
  if (!reported) return 'gone'
  if (visitor === person.visitor) return 'not-allowed'
  const { accountId, nickname } = person
  const last = room.held?.lastLine ?? 0
  return {
    room,
    effects: [
      record({
        kind: 'report',
        reporter: { accountId, nickname },
        reported: { accountId: reported.accountId, nickname: reported.nickname },
        words,
        lastLine: line === undefined ? last : Math.max(0, Math.min(last, line + linesAfter)),
      }),
      ...tell([person], { name: 'reported', data: { visitor } }),
    ],
  }
}

export function mute(room: Room, held: Held, { visitor, isMuted }: ClientData['mute']): Step | WhyNot {
  const person = room.visitors.get(visitor)
  if (!person) return 'gone'
  if (person.isHost) return 'not-allowed'
  if (held.muted.has(person.accountId) === isMuted) return { room, effects: [] }
  const muted = withItem(held.muted, person.accountId, isMuted)
  const there = findPresent(room, person.accountId)
  const concerned = [room.people.get(hostSeat), there].filter((one) => one !== undefined)
  const type = isMuted ? 'class-learner-muted' : 'class-learner-unmuted'
  const hands = isMuted ? room.hands.filter((hand) => hand !== there?.seat) : room.hands
  const changed = { ...room, hands, held: { ...held, muted } }
  return {
    room: changed,
    effects: [
      ...tell(concerned, { name: 'muted', data: { visitor, isMuted } }),
      ...(hands.length < room.hands.length ? tellHands(changed) : []),
      audit(type, { accountId: person.accountId }),
      keepScene,
    ],
  }
}

export function lowerHand(room: Room, visitor: number): Step | 'gone' {
  const person = [...room.people.values()].find((one) => one.visitor === visitor)
  if (!person || !room.hands.includes(person.seat)) return 'gone'
  const lowered = { ...room, hands: room.hands.filter((hand) => hand !== person.seat) }
  const { accountId } = person
  return { room: lowered, effects: [...tellHands(lowered), audit('class-hand-lowered', { accountId })] }
}
