import { useMemo } from 'react'
import { useBoardSource } from '../board/use-board-source.ts'
import type { Room } from '../connection/room.ts'
import type { ClassroomProps } from '../connection/room-props.ts'
import { type RoomState, seenPeople } from '../connection/room-state.ts'
import { WalkIn } from '../hall/walk-in.tsx'

export interface HallPlaceProps extends Omit<ClassroomProps, 'onLead'> {
  readonly visit: Room
  readonly room: RoomState
}

/** The same class as a hall to walk into, where the device is made for it. */
export function HallPlace({ visit, room, moduleNumber, season, spaceName }: HallPlaceProps) {
  const { people: all, hidden, you, hands, reactions, caption } = room
  const { stage, source } = useBoardSource(moduleNumber, room)
  const people = useMemo(
    () => seenPeople({ people: all, hidden }).map((person) => ({ ...person, isYou: person.seat === you })),
    [all, hidden, you],
  )
  return (
    <>
      {/* Where the board's films are drawn for the hall. */}
      <div
        ref={stage}
        className="film-picture pointer-events-none invisible absolute top-0 left-0 h-[200px] w-[320px]"
        aria-hidden="true"
      />
      <WalkIn
        season={season}
        spaceName={spaceName}
        moduleNumber={moduleNumber}
        people={people}
        places={visit.places}
        hands={hands}
        reactions={reactions}
        board={source}
        caption={caption}
        onMove={(place) => visit.move(place)}
      />
    </>
  )
}
