import type { Person, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { linesFor } from './chat.ts'
import { placeOn, sitDown, standUp } from './floor.ts'
import { findPresent, know, timeIn, visitorOf } from './known.ts'
import { nameVisitor, renamedFor } from './naming.ts'
import { pollFor } from './poll.ts'
import { questionsFor } from './questions-to-host.ts'
import {
  type Effect,
  findByConnection,
  hostSeat,
  learnersIn,
  modeOf,
  type Room,
  type Seated,
  type Step,
  send,
  type Visitor,
  withoutKey,
} from './room.ts'
import { canSee, hiddenVisitors, isListed, tell, tellEach } from './visibility.ts'

/** In ms. */
const keepsSeat = 5 * 60_000

/** So many of all places are for new accounts, which one person can make by the dozen. */
export const placesForNew = (seats: number): number => Math.max(1, Math.floor(seats * 0.75))

/** Undefined when there is no seat for this visitor. Who is in already goes on with the newer connection. */
export function enterRoom(room: Room, visitor: Visitor, now: number): Step | undefined {
  const before = findPresent(room, visitor.accountId)
  const seat = before?.isHost === visitor.isHost ? before.seat : findSeat(room, visitor, now)
  if (seat === undefined) return undefined
  const replaced: Effect[] = before ? [{ do: 'end', connection: before.connection, reason: 'replaced' }] : []
  const left = before && before.seat !== seat ? removePerson(room, before, now) : { room, effects: [] }
  const { hides, hiddenBy, ...person } = visitor
  const arriving: Room = { ...left.room, hides: addHides(left.room, visitor.accountId, hides, hiddenBy) }
  const number = visitorOf(room, visitor.accountId)
  const seated: Seated = {
    ...person,
    ...nameVisitor(arriving, visitor),
    seat,
    visitor: number,
    allowances: before?.allowances ?? room.visitors.get(number)?.allowances ?? {},
  }
  const named = visitor.isHost ? nameHost(arriving, visitor.nickname, now) : { room: arriving, effects: [] }
  const entered: Room = {
    ...named.room,
    people: new Map(named.room.people).set(seat, seated),
    visitors: know(named.room, seated, now),
    keptSeats: withoutKey(arriving.keptSeats, visitor.accountId),
    floor: before?.seat === seat ? arriving.floor : sitDown(arriving.floor, seat, now),
  }
  return {
    room: entered,
    effects: [
      ...replaced,
      ...left.effects,
      ...named.effects,
      send([visitor.connection], welcome(entered, seated, now)),
      ...(before?.seat === seat ? [] : tellCame(entered, seated)),
    ],
  }
}

/** The host keeps the name: a learner who has it gets another. */
function nameHost(room: Room, host: string, now: number): Step {
  const held = room.held && { ...room.held, host }
  const renamed = renamedFor({ ...room, held }, host)
  let changed: Room = { ...room, held }
  for (const person of renamed) {
    const people = new Map(changed.people).set(person.seat, person)
    changed = { ...changed, people, visitors: know(changed, person, now) }
  }
  const told = changed
  return {
    room: told,
    effects: renamed.flatMap((person) => [
      ...tellCame(told, person),
      ...tell([person], { name: 'came', data: { people: [describePerson(told, person, person)] } }),
    ]),
  }
}

/** Who says so leaves for good; who lost the connection may come back to the seat. */
export function leaveRoom(room: Room, connection: number, now: number, forGood: boolean): Step {
  const person = findByConnection(room, connection)
  if (!person) return { room, effects: [] }
  const left = removePerson(room, person, now)
  if (forGood || person.isHost) return left
  const kept = { seat: person.seat, nickname: person.nickname, until: now + keepsSeat }
  return { ...left, room: { ...left.room, keptSeats: new Map(room.keptSeats).set(person.accountId, kept) } }
}

export function removePerson(room: Room, person: Seated, now: number): Step {
  const { seat } = person
  const people = withoutKey(room.people, seat)
  const known = room.visitors.get(person.visitor)
  const left: Room = {
    ...room,
    people,
    visitors: known
      ? new Map(room.visitors).set(person.visitor, {
          ...known,
          // To come in anew fills none.
          allowances: person.allowances,
          stayed: timeIn(known, now),
          since: undefined,
        })
      : room.visitors,
    floor: standUp(room.floor, seat),
    hands: room.hands.filter((hand) => hand !== seat),
  }
  const viewers = [...people.values()].filter((viewer) => isListed(room, viewer, person))
  return {
    room: left,
    effects: [
      ...tell(viewers, { name: 'gone', data: { seats: [seat] } }),
      ...(room.hands.includes(seat) ? tellHands(left) : []),
    ],
  }
}

export const tellHands = (room: Room): Effect[] =>
  tellEach(room, (viewer) => ({ name: 'hands', data: { hands: handsFor(room, viewer) } }))

export const describePerson = (room: Room, person: Seated, viewer: Seated): Person => ({
  visitor: person.visitor,
  seat: person.seat,
  nickname: viewer === person ? person.ownNickname : person.nickname,
  ...(person.name !== undefined && { name: person.name }),
  shape: person.shape,
  isHost: person.isHost,
  // To be muted is no one else's business.
  isMuted: (viewer.isHost || viewer === person) && (room.held?.muted.has(person.accountId) ?? false),
  place: placeOn(room.floor, person.seat),
})

export function tellCame(room: Room, person: Seated, to = [...room.people.values()]): Effect[] {
  const viewers = to.filter((viewer) => viewer !== person && isListed(room, viewer, person))
  return [...Map.groupBy(viewers, ({ isHost }) => isHost).values()].flatMap((group) => {
    const people = group.slice(0, 1).map((viewer) => describePerson(room, person, viewer))
    return tell(group, { name: 'came', data: { people } })
  })
}

function findSeat(room: Room, visitor: Visitor, now: number): number | undefined {
  const { isHost, accountId, isNew } = visitor
  if (isHost) return hostSeat
  const { people, rules, keptSeats, held } = room
  const learners = learnersIn(room)
  if (learners.length >= rules.seats) return undefined
  if (isNew && learners.filter((one) => one.isNew).length >= placesForNew(rules.seats)) return undefined
  if (held?.isClosedToNew && !room.visitors.has(visitorOf(room, accountId))) return undefined
  const own = keptSeats.get(accountId)
  if (own && !people.has(own.seat)) return own.seat
  const kept = new Set([...keptSeats.values()].filter(({ until }) => until > now).map(({ seat }) => seat))
  const seats = Array.from({ length: rules.seats }, (_, index) => index + 1)
  const free = seats.filter((seat) => !people.has(seat))
  return free.find((seat) => !kept.has(seat)) ?? free[0]
}

function welcome(room: Room, you: Seated, now: number): ServerFrame {
  const { held, rules } = room
  const vote = held?.poll?.votes.get(you.accountId)
  const poll = held?.poll && pollFor(held.poll, you)
  return {
    name: 'welcome',
    data: {
      now,
      you: you.seat,
      isHost: you.isHost,
      mode: modeOf(room),
      seats: rules.seats,
      people: [...room.people.values()]
        .filter((person) => isListed(room, you, person))
        .map((person) => describePerson(room, person, you)),
      hands: handsFor(room, you),
      board: room.board,
      caption: held?.caption ?? '',
      isChatOpen: held?.isChatOpen ?? false,
      hasChat: rules.hasChat,
      isClosedToNew: held?.isClosedToNew ?? false,
      lines: linesFor(room, you),
      ...(poll && { poll }),
      ...(vote !== undefined && { vote }),
      questions: questionsFor(room, you),
      hidden: hiddenVisitors(room, you),
    },
  }
}

const handsFor = (room: Room, viewer: Seated): number[] =>
  room.hands.filter((seat) => {
    const person = room.people.get(seat)
    return person && canSee(room, viewer, person)
  })

function addHides(room: Room, own: string, hides: readonly string[], hiddenBy: readonly string[]) {
  if (hides.length + hiddenBy.length === 0) return room.hides
  const all = new Map(room.hides)
  if (hides.length > 0) all.set(own, new Set(hides))
  for (const by of hiddenBy) all.set(by, new Set(all.get(by)).add(own))
  return all
}
