import type { ClientFrame, Place, ServerFrame } from './classroom-frames.ts'

/**
 * How frames are packed, without the schemas that the server reads them by (classroom-codec.ts): the browser takes this
 * file as it is.
 */

export type PlaceOf = Place & { readonly seat: number }

export const packFrame = (frame: ServerFrame | ClientFrame): string => JSON.stringify(frame)

const moveBytes = 6
const placeBytes = 1 + moveBytes

/** Seven bytes a figure: seat, x and z (big-endian), heading, flags. */
export function packPlaces(places: readonly PlaceOf[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(places.length * placeBytes)
  for (const [index, figure] of places.entries()) {
    bytes[index * placeBytes] = figure.seat
    writePlace(bytes, 1 + index * placeBytes, figure)
  }
  return bytes
}

/** Undefined for bytes that end within a figure. */
export function readPlaces(bytes: Uint8Array): readonly PlaceOf[] | undefined {
  if (bytes.length % placeBytes !== 0) return undefined
  return Array.from({ length: bytes.length / placeBytes }, (_, index): PlaceOf => {
    const start = index * placeBytes
    return { seat: bytes[start] ?? 0, ...readPlace(bytes, start + 1) }
  })
}

/** One figure without its seat. */
export function packMove(place: Place): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(moveBytes)
  writePlace(bytes, 0, place)
  return bytes
}

/** Undefined for what is longer or shorter than a move. */
export const readMove = (bytes: Uint8Array) => (bytes.length === moveBytes ? readPlace(bytes, 0) : undefined)

function readPlace(bytes: Uint8Array, start: number): Place {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return {
    x: view.getUint16(start),
    z: view.getUint16(start + 2),
    heading: view.getUint8(start + 4),
    isSitting: view.getUint8(start + 5) === 1,
  }
}

function writePlace(bytes: Uint8Array, start: number, { x, z, heading, isSitting }: Place): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint16(start, x)
  view.setUint16(start + 2, z)
  view.setUint8(start + 4, heading)
  view.setUint8(start + 5, isSitting ? 1 : 0)
}
