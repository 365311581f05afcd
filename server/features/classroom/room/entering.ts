import type { Person, ServerFrame } from '#contract/classroom-frames.ts'
import { placeOn, sitDown, standUp } from './floor.ts'
import { pollFor } from './poll.ts'
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
} from './room.ts'
import { canSee, hiddenSeats, isListed, tell, tellEach } from './visibility.ts'

/** In ms. */
const keepsSeat = 5 * 60_000

/** Undefined when there is no seat left. Who is in already goes on with the newer connection. */
export function enterRoom(room: Room, visitor: Visitor, now: number): Step | undefined {
  const before = [...room.people.values()].find(({ accountId }) => accountId === visitor.accountId)
  const seat = before?.isHost === visitor.isHost ? before.seat : findSeat(room, visitor, now)
  if (seat === undefined) return undefined
  const replaced: Effect[] = before ? [{ do: 'end', connection: before.connection, reason: 'replaced' }] : []
  const left = before && before.seat !== seat ? removePerson(room, before) : { room, effects: [] }
  const { hides, hiddenBy, ...person } = visitor
  const seated: Seated = { ...person, seat, allowances: before?.allowances ?? {} }
  const entered: Room = {
    ...left.room,
    people: new Map(left.room.people).set(seat, seated),
    keptSeats: without(left.room.keptSeats, visitor.accountId),
    hides: addHides(left.room, visitor.accountId, hides, hiddenBy),
    floor: before?.seat === seat ? left.room.floor : sitDown(left.room.floor, seat, now),
  }
  return {
    room: entered,
    effects: [
      ...replaced,
      ...left.effects,
      send([visitor.connection], welcome(entered, seated, now)),
      ...(before?.seat === seat ? [] : tellCame(entered, seated)),
    ],
  }
}

/** Who says so leaves for good; who lost the connection may come back to the seat. */
export function leaveRoom(room: Room, connection: number, now: number, forGood: boolean): Step {
  const person = findByConnection(room, connection)
  if (!person) return { room, effects: [] }
  const left = removePerson(room, person)
  if (forGood || person.isHost) return left
  const kept = { seat: person.seat, nickname: person.nickname, until: now + keepsSeat }
  return { ...left, room: { ...left.room, keptSeats: new Map(room.keptSeats).set(person.accountId, kept) } }
}

export function removePerson(room: Room, person: Seated): Step {
  const { seat } = person
  const people = new Map(room.people)
  people.delete(seat)
  const left: Room = {
    ...room,
    people,
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
  seat: person.seat,
  nickname: person.nickname,
  ...(person.name !== undefined && { name: person.name }),
  shape: person.shape,
  isHost: person.isHost,
  // To be muted is no one else's business.
  isMuted: (viewer.isHost || viewer === person) && (room.held?.muted.has(person.accountId) ?? false),
  place: placeOn(room.floor, person.seat),
})

export function tellCame(room: Room, person: Seated, to = [...room.people.values()]): Effect[] {
  const viewers = to.filter((viewer) => viewer !== person && isListed(room, viewer, person))
  const frame = (viewer: Seated): ServerFrame => ({
    name: 'came',
    data: { people: [describePerson(room, person, viewer)] },
  })
  const [host, learners] = [viewers.filter(({ isHost }) => isHost), viewers.filter(({ isHost }) => !isHost)]
  return [host, learners].flatMap((group) => (group[0] ? tell(group, frame(group[0])) : []))
}

function findSeat(room: Room, { isHost, accountId }: Visitor, now: number): number | undefined {
  if (isHost) return hostSeat
  const { people, rules, keptSeats } = room
  if (learnersIn(room).length >= rules.seats) return undefined
  const own = keptSeats.get(accountId)
  if (own && !people.has(own.seat)) return own.seat
  const kept = new Set([...keptSeats.values()].filter(({ until }) => until > now).map(({ seat }) => seat))
  const free = Array.from({ length: rules.seats }, (_, index) => index + 1).filter(
    (seat) => !people.has(seat),
  )
  return free.find((seat) => !kept.has(seat)) ?? free[0]
}

function welcome(room: Room, you: Seated, now: number): ServerFrame {
  const { held, rules } = room
  const vote = held?.poll?.votes.get(you.accountId)
  const poll = held?.poll && pollFor(held.poll, you)
  const isSeen = (seat: number) => {
    const other = room.people.get(seat)
    return !other || canSee(room, you, other)
  }
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
      lines: (held?.lines ?? []).filter((line) => isSeen(line.seat)),
      ...(poll && { poll }),
      ...(vote !== undefined && { vote }),
      questions: questionsFor(room, you),
      hidden: hiddenSeats(room, you),
    },
  }
}

export const questionsFor = ({ held }: Room, { isHost, accountId }: Seated) =>
  (held?.questions ?? [])
    .filter((question) => isHost || question.accountId === accountId)
    .map(({ accountId: _owner, ...question }) => question)

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

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
