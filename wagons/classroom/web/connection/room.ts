import { followedValue } from '#platform/web/lib/shared-value.ts'
import type { ClientData, Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { type Connection, connectRoom, type Received, type RoomSocketParts } from './room-socket.ts'
import { changeRoom, emptyRoom, isKnown, type RoomAction, type RoomState } from './room-state.ts'

export interface RoomView {
  readonly room: RoomState
  readonly connection: Connection
}

export type Room = ReturnType<typeof openRoom>

/** In ms: how long a reaction is to be seen. */
const reactionTime = 4_000

/** A room that is being visited: its state, its socket, and what its buttons do. */
export function openRoom(opening: Pick<RoomSocketParts, 'fetchTicket' | 'openSocket'>) {
  const { current, subscribe, set } = followedValue<RoomView>({
    room: emptyRoom,
    connection: { is: 'entering' },
  })
  const places = createRoomPlaces()

  const change = (changed: Partial<RoomView>) => set({ ...current(), ...changed })
  const dispatch = (action: RoomAction) => change({ room: changeRoom(current().room, action, Date.now()) })

  function take(frame: Received): boolean {
    places.take(frame)
    if (frame.name === 'places') return true
    if (!isKnown(frame.name)) return false
    dispatch(frame)
    const shown = frame.name === 'reacted' && current().room.reactions.at(-1)?.id
    if (shown) setTimeout(() => dispatch({ name: 'faded', data: { id: shown } }), reactionTime)
    return true
  }

  const socket = connectRoom({
    ...opening,
    onFrame: take,
    onConnection: (connection) => change({ connection }),
  })
  const stopWaking = onWaking((slept) => socket.wake(slept))

  return {
    current,
    subscribe,
    places,
    /** False while there is no connection: then what was typed stays. */
    send<Name extends keyof ClientData>(name: Name, data: ClientData[Name]): boolean {
      dispatch({ name: 'tried', data: { to: name } })
      const isSent = socket.send(name, data)
      if (isSent && name === 'vote') dispatch({ name: 'voted', data: data as ClientData['vote'] })
      return isSent
    },
    move: socket.move,
    leave: socket.leave,
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

/** Where the figures of a room stand, for the hall, which draws them; the page does not show it. */
function createRoomPlaces() {
  const { current, subscribe, set } = followedValue<ReadonlyMap<number, Place>>(new Map())
  return {
    current,
    subscribe,
    take(frame: Received) {
      if (frame.name === 'welcome') set(placesOf(frame.data.people))
      if (frame.name === 'came') set(new Map([...current(), ...placesOf(frame.data.people)]))
      if (frame.name === 'places')
        set(new Map([...current(), ...frame.places.map(({ seat, ...place }) => [seat, place] as const)]))
      if (frame.name === 'gone')
        set(new Map([...current()].filter(([seat]) => !frame.data.seats.includes(seat))))
    },
  }
}

const placesOf = (people: readonly { seat: number; place: Place }[]) =>
  new Map(people.map(({ seat, place }) => [seat, place]))
