import type { ClientFrame } from '#contract/classroom-frames.ts'
import { removePerson, tellCame, tellHands } from './entering.ts'
import { type Effect, type Held, hostSeat, type Room, record, type Seated, type Step } from './room.ts'
import { hiddenSeats, isListed, tell } from './visibility.ts'

type FrameData<Name extends ClientFrame['name']> = Extract<ClientFrame, { name: Name }>['data']

/** Both ways, at once and in every class from now on. */
export function hide(
  room: Room,
  person: Seated,
  { seat, isHidden }: FrameData<'hide'>,
): Step | 'gone' | 'not-allowed' {
  const other = room.people.get(seat)
  if (!other) return 'gone'
  if (person.isHost || other.isHost || other === person) return 'not-allowed'
  const own = new Set(room.hides.get(person.accountId))
  if (own.has(other.accountId) === isHidden) return { room, effects: [] }
  if (isHidden) own.add(other.accountId)
  else own.delete(other.accountId)
  const hides = new Map(room.hides).set(person.accountId, own)
  if (own.size === 0) hides.delete(person.accountId)
  const changed = { ...room, hides }
  return {
    room: changed,
    effects: [
      ...tell([person], { name: 'hidden', data: { seats: hiddenSeats(changed, person) } }),
      ...tellSight(room, changed, person, other),
      ...tellSight(room, changed, other, person),
      ...(room.hands.some((hand) => hand === seat || hand === person.seat) ? tellHands(changed) : []),
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

/** Also of who has just left. */
export function report(room: Room, person: Seated, data: FrameData<'report'>): Step | 'gone' | 'not-allowed' {
  const reported = whoIs(room, data.seat)
  if (!reported) return 'gone'
  if (reported.accountId === person.accountId) return 'not-allowed'
  const { accountId, nickname } = person
  return {
    room,
    effects: [
      record({
        kind: 'report',
        reporter: { accountId, nickname },
        reported,
        words: data.words,
        lastLine: room.held?.lastLine ?? 0,
      }),
      ...tell([person], { name: 'reported', data: { seat: data.seat } }),
    ],
  }
}

function whoIs({ people, keptSeats }: Room, seat: number) {
  const person = people.get(seat)
  if (person) return { accountId: person.accountId, nickname: person.nickname }
  const kept = [...keptSeats].find(([, one]) => one.seat === seat)
  return kept && { accountId: kept[0], nickname: kept[1].nickname }
}

export function mute(
  room: Room,
  held: Held,
  { seat, isMuted }: FrameData<'mute'>,
): Step | 'gone' | 'not-allowed' {
  if (seat === hostSeat) return 'not-allowed'
  const person = whoIs(room, seat)
  if (!person) return 'gone'
  const muted = new Set(held.muted)
  if (muted.has(person.accountId) === isMuted) return { room, effects: [] }
  if (isMuted) muted.add(person.accountId)
  else muted.delete(person.accountId)
  const concerned = [room.people.get(hostSeat), room.people.get(seat)].filter((one) => one !== undefined)
  const type = isMuted ? 'class-learner-muted' : 'class-learner-unmuted'
  return {
    room: { ...room, held: { ...held, muted } },
    effects: [
      ...tell(concerned, { name: 'muted', data: { seat, isMuted } }),
      record({ kind: 'audit', type, accountId: person.accountId }),
      record({ kind: 'scene' }),
    ],
  }
}

/** Until this class is closed. */
export function remove(room: Room, held: Held, seat: number): Step | 'gone' | 'not-allowed' {
  if (seat === hostSeat) return 'not-allowed'
  const person = whoIs(room, seat)
  if (!person) return 'gone'
  const seated = room.people.get(seat)
  const removed = new Set(held.removed).add(person.accountId)
  const without = seated ? removePerson(room, seated) : { room, effects: [] }
  const end = seated ? [{ do: 'end', connection: seated.connection, reason: 'removed' } as const] : []
  return {
    room: { ...without.room, held: { ...held, removed } },
    effects: [...end, ...without.effects, record({ kind: 'removed', ...person })],
  }
}

export function lowerHand(room: Room, seat: number): Step | 'gone' {
  const person = room.people.get(seat)
  if (!person || !room.hands.includes(seat)) return 'gone'
  const lowered = { ...room, hands: room.hands.filter((hand) => hand !== seat) }
  return {
    room: lowered,
    effects: [
      ...tellHands(lowered),
      record({ kind: 'audit', type: 'class-hand-lowered', accountId: person.accountId }),
    ],
  }
}
