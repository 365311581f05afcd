import type { ComponentType, ReactNode } from 'react'
import type { FilmLead, FilmStart } from '#features/films/web/player/film-time.ts'
import type { Season } from '#features/modules/contract.ts'
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

/** What the board has everyone watch: the film, which each may begin, or a section of the lesson in its place ('': a still, until the host begins). */
export type Lead = FilmLead | FilmStart | { readonly section: string }

export interface ClassroomProps {
  readonly moduleNumber: number
  readonly season: Season | undefined
  readonly spaceName: string
  /** When the class meets next; empty where that is not known. */
  readonly nextClass: ReactNode
  /** Null while each watches alone; undefined once one is outside. */
  readonly onLead: (lead: Lead | null | undefined) => void
  /** Whether the page has put its board above the room, which it does once that is told of the first lead. */
  readonly isBoardFirst: boolean
  /** What only the host of a class has: a late part. */
  readonly HostTools: ComponentType<HostToolsProps>
}

export type HostToolsProps = RoomProps & { readonly moduleNumber: number }
