import type { Room } from './room.ts'
import type { RoomState } from './room-state.ts'

/** What each part of the room is given. */
export interface RoomProps {
  readonly room: RoomState
  readonly send: Room['send']
}
