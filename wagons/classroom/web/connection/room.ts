import type { ClientFrame, Place } from '#wagons/classroom/contract/classroom-frames.ts'
import type { DataOf, Received } from './frames.ts'
import { createRoomPlaces, type RoomPlaces } from './room-places.ts'
import { type Connection, connectRoom, type RoomSocketParts } from './room-socket.ts'
import { changeRoom, emptyRoom, type RoomAction, type RoomState } from './room-state.ts'

export interface RoomView {
  readonly room: RoomState
  readonly connection: Connection
}

/** A room that is being visited: its state, its socket, and what its buttons do. */
export interface Room {
  current(): RoomView
  subscribe(listener: () => void): () => void
  readonly places: RoomPlaces
  /** False while there is no connection: then what was typed stays. */
  send<Name extends ClientFrame['name']>(name: Name, data: DataOf<Name>): boolean
  move(place: Place): void
  leave(): void
  close(): void
}

/** In ms: how long a reaction is to be seen. */
const reactionTime = 4_000

type Opening = Pick<RoomSocketParts, 'fetchTicket' | 'openSocket'>

export function openRoom({ fetchTicket, openSocket }: Opening): Room {
  let view: RoomView = { room: emptyRoom, connection: { is: 'entering' } }
  const listeners = new Set<() => void>()
  const places = createRoomPlaces()

  function change(changed: Partial<RoomView>) {
    view = { ...view, ...changed }
    for (const listener of listeners) listener()
  }
  const dispatch = (action: RoomAction) => change({ room: changeRoom(view.room, action, Date.now()) })

  function take(frame: Received) {
    places.take(frame)
    if (frame.name === 'places') return
    dispatch(frame)
    const shown = frame.name === 'reacted' && view.room.reactions.at(-1)?.id
    if (shown) setTimeout(() => dispatch({ name: 'faded', data: { id: shown } }), reactionTime)
  }

  const socket = connectRoom({
    fetchTicket,
    openSocket,
    onFrame: take,
    onConnection: (connection) => change({ connection }),
  })
  const stopWaking = onWaking((slept) => socket.wake(slept))

  return {
    current: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    places,
    send(name, data) {
      dispatch({ name: 'tried', data: { to: name } })
      const isSent = socket.send(name, data)
      if (isSent && name === 'vote') dispatch({ name: 'voted', data: data as DataOf<'vote'> })
      return isSent
    },
    move: (place) => socket.move(place),
    leave: () => socket.leave(),
    close() {
      stopWaking()
      socket.close()
    },
  }
}

/** Calls back when the page is looked at again, with how long it was not, and when the connection is back. */
function onWaking(wake: (slept: number) => void): () => void {
  let hiddenAt = Date.now()
  const look = () => {
    if (document.hidden) hiddenAt = Date.now()
    else wake(Date.now() - hiddenAt)
  }
  const comeBack = () => wake(Number.POSITIVE_INFINITY)
  // A page that was kept when it was left comes back without its socket.
  const show = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
  document.addEventListener('visibilitychange', look)
  addEventListener('online', comeBack)
  addEventListener('pageshow', show)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', comeBack)
    removeEventListener('pageshow', show)
  }
}
