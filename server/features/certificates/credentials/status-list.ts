import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Places in one list: as few as the standard allows, so that asking for one does not tell whom it is about. */
export const placesPerList = 131_072

const compress = promisify(gzip)

/** The number of the list, from 1 on, and the place in it of a certificate's index over all lists. */
export function placeOf(statusIndex: number): { list: number; place: number } {
  return { list: Math.floor(statusIndex / placesPerList) + 1, place: statusIndex % placesPerList }
}

/** A list in which the given places are set (W3C Bitstring Status List): gzip, then base64url with a `u` before it. */
export async function encodeList(places: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(placesPerList / 8)
  for (const place of places) {
    const byte = Math.floor(place / 8)
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (place % 8))
  }
  return `u${(await compress(bits)).toString('base64url')}`
}
