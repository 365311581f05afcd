import type { HiddenVisitor, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { type Effect, type Room, type Seated, send } from './room.ts'

type Viewer = Pick<Seated, 'accountId' | 'isHost'>

const hides = ({ hides: all }: Room, by: string, other: string) => all.get(by)?.has(other) ?? false

/** Neither hides the other. The host sees all and is seen by all. */
export function canSee(room: Room, viewer: Viewer, other: Viewer): boolean {
  if (viewer.isHost || other.isHost || viewer.accountId === other.accountId || room.hides.size === 0)
    return true
  return !hides(room, viewer.accountId, other.accountId) && !hides(room, other.accountId, viewer.accountId)
}

/** Whom one hides stays on the own list, or it could not be taken back; unless the other hides one too. */
export function isListed(room: Room, viewer: Viewer, other: Viewer): boolean {
  return canSee(room, viewer, other) || isHiddenBy(room, viewer, other)
}

const isHiddenBy = (room: Room, viewer: Viewer, other: Viewer): boolean =>
  !viewer.isHost &&
  hides(room, viewer.accountId, other.accountId) &&
  !hides(room, other.accountId, viewer.accountId)

/** Of those who were in this class, also when they have left. */
export const hiddenVisitors = (room: Room, viewer: Viewer): HiddenVisitor[] =>
  [...room.visitors]
    .filter(([, known]) => isHiddenBy(room, viewer, known))
    .map(([visitor, { nickname }]) => ({ visitor, nickname }))

/** To all who see this person, themselves included. */
export function tellOf(room: Room, person: Viewer, frame: ServerFrame): Effect[] {
  const viewers = [...room.people.values()].filter((viewer) => canSee(room, viewer, person))
  return tell(viewers, frame)
}

export const tellAll = (room: Room, frame: ServerFrame): Effect[] => tell([...room.people.values()], frame)

export function tell(people: readonly Seated[], frame: ServerFrame): Effect[] {
  const connections = people.map(({ connection }) => connection)
  return connections.length === 0 ? [] : [send(connections, frame)]
}

/** Viewers who see the same get one frame; undefined for none. */
export function tellEach(room: Room, frameFor: (viewer: Seated) => ServerFrame | undefined): Effect[] {
  const seen = [...room.people.values()].map((viewer) => ({ viewer, frame: frameFor(viewer) }))
  const groups = Map.groupBy(seen, ({ frame }) => JSON.stringify(frame))
  return [...groups.values()].flatMap((group) => {
    const frame = group[0]?.frame
    return frame
      ? tell(
          group.map(({ viewer }) => viewer),
          frame,
        )
      : []
  })
}
