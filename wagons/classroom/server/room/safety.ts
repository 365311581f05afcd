import type { ClientFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { tellCame, tellHands } from './entering.ts'
import { findPresent } from './known.ts'
import { type Effect, type Held, hostSeat, type Room, record, type Seated, type Step } from './room.ts'
import { hiddenVisitors, isListed, tell } from './visibility.ts'

type FrameData<Name extends ClientFrame['name']> = Extract<ClientFrame, { name: Name }>['data']

/** Both ways, at once and in every class from now on; also of one who has left. */
export function hide(
  room: Room,
  person: Seated,
  { visitor, isHidden }: FrameData<'hide'>,
): Step | 'gone' | 'not-allowed' {
  const other = room.visitors.get(visitor)
  if (!other) return 'gone'
  if (person.isHost || other.isHost || visitor === person.visitor) return 'not-allowed'
  const own = new Set(room.hides.get(person.accountId))
  if (own.has(other.accountId) === isHidden) return { room, effects: [] }
  if (isHidden) own.add(other.accountId)
  else own.delete(other.accountId)
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
  return is
    ? tellCame(after, other, [viewer])
    : tell([viewer], { name: 'gone', data: { seats: [other.seat] } })
}

/** With so many lines behind the one that it is about, of twenty. */
const linesAfter = 5

/** Also of one who has left. */
export function report(
  room: Room,
  person: Seated,
  { visitor, line, words }: FrameData<'report'>,
): Step | 'gone' | 'not-allowed' {
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

export function mute(
  room: Room,
  held: Held,
  { visitor, isMuted }: FrameData<'mute'>,
): Step | 'gone' | 'not-allowed' {
  const person = room.visitors.get(visitor)
  if (!person) return 'gone'
  if (person.isHost) return 'not-allowed'
  const muted = new Set(held.muted)
  if (muted.has(person.accountId) === isMuted) return { room, effects: [] }
  if (isMuted) muted.add(person.accountId)
  else muted.delete(person.accountId)
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
      record({ kind: 'audit', type, accountId: person.accountId }),
      record({ kind: 'scene' }),
    ],
  }
}

export function lowerHand(room: Room, visitor: number): Step | 'gone' {
  const person = [...room.people.values()].find((one) => one.visitor === visitor)
  if (!person || !room.hands.includes(person.seat)) return 'gone'
  const lowered = { ...room, hands: room.hands.filter((hand) => hand !== person.seat) }
  return {
    room: lowered,
    effects: [
      ...tellHands(lowered),
      record({ kind: 'audit', type: 'class-hand-lowered', accountId: person.accountId }),
    ],
  }
}
