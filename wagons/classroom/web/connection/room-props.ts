import type { Person } from '#wagons/classroom/contract/classroom-frames.ts'
import type { Room } from './room.ts'
import type { RoomState } from './room-state.ts'

/** What each part of the room is given. */
export interface RoomProps {
  readonly room: RoomState
  readonly send: Room['send']
}

/** Someone to do something about: of those who have left, only what their lines say. */
export type About = Pick<Person, 'visitor' | 'nickname'> & Partial<Person>
