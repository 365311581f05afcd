import { endFilm, recordBoard } from './board.ts'
import { movedPlaces, settled } from './floor.ts'
import { sendCounts } from './poll.ts'
import type { Effect, Room, Step } from './room.ts'
import { canSee } from './visibility.ts'

/** What has gathered since the last one. Nothing where nothing moved. */
export function tick(room: Room, now: number): Step {
  const places = tellPlaces(room)
  const walked = places.length > 0 ? { ...room, floor: settled(room.floor) } : room
  const counted = sendCounts(walked, now)
  const ended = endFilm(counted.room, now)
  const recorded = recordBoard(ended.room, now)
  return {
    room: forgetSeats(recorded.room, now),
    effects: [...places, ...counted.effects, ...ended.effects, ...recorded.effects],
  }
}

function tellPlaces(room: Room): Effect[] {
  const moved = movedPlaces(room.floor)
  if (moved.length === 0) return []
  const groups = new Map<string, { to: number[]; places: typeof moved }>()
  for (const viewer of room.people.values()) {
    const places =
      room.hides.size === 0
        ? moved
        : moved.filter(({ seat }) => {
            const other = room.people.get(seat)
            return other && canSee(room, viewer, other)
          })
    const key = places === moved ? '' : places.map(({ seat }) => seat).join()
    const group = groups.get(key) ?? { to: [], places }
    group.to.push(viewer.connection)
    groups.set(key, group)
  }
  return [...groups.values()]
    .filter(({ places }) => places.length > 0)
    .map(({ to, places }) => ({ do: 'places', to, places }))
}

function forgetSeats(room: Room, now: number): Room {
  const kept = [...room.keptSeats]
  if (kept.every(([, { until }]) => until > now)) return room
  const rest = new Map(kept.filter(([, { until }]) => until > now))
  const { held } = room
  const isStillHere = (accountId: string) =>
    rest.has(accountId) || [...room.people.values()].some((person) => person.accountId === accountId)
  const questions = held?.questions.filter(({ accountId }) => isStillHere(accountId))
  return {
    ...room,
    keptSeats: rest,
    held: held && { ...held, questions: questions ?? [] },
  }
}
