import { endFilm, recordBoard } from './board.ts'
import { movedPlaces, settled } from './floor.ts'
import { sendCounts } from './poll.ts'
import type { Effect, Room, Seated, Step } from './room.ts'
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
  const seenBy = (viewer: Seated) =>
    moved.filter(({ seat }) => {
      const other = room.people.get(seat)
      return other && canSee(room, viewer, other)
    })
  const viewers = [...room.people.values()].map((viewer) => ({
    connection: viewer.connection,
    places: room.hides.size === 0 ? moved : seenBy(viewer),
  }))
  const groups = Map.groupBy(viewers, ({ places }) =>
    places === moved ? '' : places.map(({ seat }) => seat).join(),
  )
  return [...groups.values()].flatMap((group): Effect[] => {
    const places = group[0]?.places ?? []
    return places.length > 0 ? [{ do: 'places', to: group.map(({ connection }) => connection), places }] : []
  })
}

function forgetSeats(room: Room, now: number): Room {
  const kept = [...room.keptSeats]
  if (kept.every(([, { until }]) => until > now)) return room
  const rest = new Map(kept.filter(([, { until }]) => until > now))
  const { held } = room
  const isStillHere = (accountId: string) =>
    rest.has(accountId) || [...room.people.values()].some((person) => person.accountId === accountId)
  const questions = held?.questions.filter(({ accountId }) => isStillHere(accountId)) ?? []
  return { ...room, keptSeats: rest, held: held && { ...held, questions } }
}
