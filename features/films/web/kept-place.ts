import { readLocalObject, writeLocal } from '#platform/web/lib/local-storage.ts'

/** Where the film of a module was left on this device; 0 is its beginning. The unit is the player's. */
export function readFilmPlace(moduleNumber: number): number {
  const place = readLocalObject('filmPlaces')[moduleNumber]
  return typeof place === 'number' && Number.isFinite(place) && place > 0 ? place : 0
}

/** 0 where it was watched to its end: it begins anew. */
export function keepFilmPlace(moduleNumber: number, place: number): void {
  const { [moduleNumber]: _old, ...others } = readLocalObject('filmPlaces')
  writeLocal('filmPlaces', JSON.stringify(place > 0 ? { ...others, [moduleNumber]: place } : others))
}
