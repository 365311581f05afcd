import { removePerson } from './entering.ts'
import { findPresent } from './known.ts'
import {
  audit,
  type Effect,
  type Held,
  hostSeat,
  type Known,
  keepScene,
  type Room,
  record,
  type Step,
  withItem,
  withoutKey,
} from './room.ts'
import { tell } from './visibility.ts'

/** In ms. */
const recent = 5 * 60_000

/** Until this class is closed; also one who has left. */
export function remove(room: Room, held: Held, visitor: number, now: number): Step | 'gone' | 'not-allowed' {
  const known = room.visitors.get(visitor)
  if (!known) return 'gone'
  if (known.isHost) return 'not-allowed'
  return removeKnown(room, held, known, now)
}

/** All who came for the first time within the last minutes: what a host has against many at once. */
export function removeRecent(room: Room, held: Held, now: number): Step {
  const isRecent = ({ accountId, isHost, cameAt }: Known) =>
    !isHost && now - cameAt <= recent && !held.removed.has(accountId)
  const all = [...room.visitors.values()].filter(isRecent)
  if (all.length === 0) return { room, effects: [] }
  const detail = String(all.length)
  let step: Step = { room, effects: [audit('class-recent-removed', { detail })] }
  for (const known of all) {
    const next = removeKnown(step.room, step.room.held ?? held, known, now)
    step = { room: next.room, effects: [...step.effects, ...next.effects] }
  }
  return step
}

function removeKnown(room: Room, held: Held, { accountId, nickname }: Known, now: number): Step {
  const seated = findPresent(room, accountId)
  const left = seated ? removePerson(room, seated, now) : { room, effects: [] }
  const end: Effect[] = seated ? [{ do: 'end', connection: seated.connection, reason: 'removed' }] : []
  const keptSeats = withoutKey(left.room.keptSeats, accountId)
  const removed = withItem(held.removed, accountId, true)
  return {
    room: { ...left.room, keptSeats, held: { ...held, removed } },
    effects: [...end, ...left.effects, record({ kind: 'removed', accountId, nickname })],
  }
}

/** Only those who were in the class come in. */
export function closeToNew(room: Room, held: Held, isClosed: boolean): Step {
  if (isClosed === held.isClosedToNew) return { room, effects: [] }
  const changed = { ...room, held: { ...held, isClosedToNew: isClosed } }
  const host = room.people.get(hostSeat)
  return {
    room: changed,
    effects: [
      ...(host ? tell([host], { name: 'closedToNew', data: { isClosed } }) : []),
      audit(isClosed ? 'class-closed-to-new' : 'class-opened-to-new'),
      keepScene,
    ],
  }
}
