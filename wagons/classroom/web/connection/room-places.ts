import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import type { PlaceSource } from '../hall/hall-props.ts'
import type { Received } from './frames.ts'

export interface RoomPlaces extends PlaceSource {
  take(frame: Received): void
}

/** Where the figures of a room stand, for the hall, which draws them; the page does not show it. */
export function createRoomPlaces(): RoomPlaces {
  let places: ReadonlyMap<number, Place> = new Map()
  const listeners = new Set<() => void>()

  function change(changed: ReadonlyMap<number, Place>) {
    places = changed
    for (const listener of listeners) listener()
  }

  return {
    current: () => places,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take(frame) {
      if (frame.name === 'welcome') change(placesOf(frame.data.people))
      if (frame.name === 'came') change(new Map([...places, ...placesOf(frame.data.people)]))
      if (frame.name === 'places')
        change(new Map([...places, ...frame.places.map(({ seat, ...place }) => [seat, place] as const)]))
      if (frame.name === 'gone')
        change(new Map([...places].filter(([seat]) => !frame.data.seats.includes(seat))))
    },
  }
}

const placesOf = (people: readonly { seat: number; place: Place }[]) =>
  new Map(people.map(({ seat, place }) => [seat, place]))
