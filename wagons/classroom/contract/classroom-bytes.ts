import type { ClientFrames, moveFrame, Place, placesFrame, ServerFrames } from './classroom-frames.ts'

/**
 * How frames are packed, without the schemas that the server reads them by (classroom-codec.ts): the browser takes this
 * file as it is.
 */

export type PlaceOf = Place & { readonly seat: number }

export const serverTypes: { readonly [Name in keyof ServerFrames]: ServerFrames[Name]['type'] } = {
  welcome: 1,
  came: 2,
  gone: 3,
  hands: 5,
  reacted: 6,
  board: 7,
  caption: 8,
  chat: 9,
  line: 10,
  lineRemoved: 11,
  poll: 12,
  questions: 13,
  muted: 14,
  refused: 15,
  mode: 16,
  hidden: 17,
  reported: 18,
  bye: 19,
  closedToNew: 20,
}

export const clientTypes: { readonly [Name in keyof ClientFrames]: ClientFrames[Name]['type'] } = {
  enter: 64,
  hand: 66,
  react: 67,
  say: 68,
  ask: 69,
  vote: 70,
  hide: 71,
  report: 72,
  startFilm: 73,
  leave: 74,
  setBoard: 96,
  setCaption: 97,
  lowerHand: 98,
  openChat: 99,
  removeLine: 100,
  mute: 101,
  remove: 102,
  openPoll: 103,
  closePoll: 104,
  answered: 105,
  closeClass: 106,
  closeToNew: 107,
  removeRecent: 108,
}

export const placesType: typeof placesFrame = 4
export const moveType: typeof moveFrame = 65

export const moveBytes = 6
const placeBytes = 1 + moveBytes

/** A byte that names the type, then JSON in ASCII. */
export function packJson(type: number, data: unknown): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(data).replace(/[^\0-\x7f]/g, escaped)
  const bytes = new Uint8Array(1 + text.length)
  bytes[0] = type
  for (let index = 0; index < text.length; index++) bytes[1 + index] = text.charCodeAt(index)
  return bytes
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One character a byte: what is not ASCII was escaped. @throws SyntaxError */
export function readJson(bytes: Uint8Array): unknown {
  const chunk = 4096
  let text = ''
  for (let start = 1; start < bytes.length; start += chunk)
    text += String.fromCharCode(...bytes.subarray(start, start + chunk))
  return JSON.parse(text)
}

/** Seven bytes a figure: seat, x and z (big-endian), heading, flags. */
export function packPlaces(places: readonly PlaceOf[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + places.length * placeBytes)
  bytes[0] = placesType
  for (const [index, figure] of places.entries()) {
    bytes[1 + index * placeBytes] = figure.seat
    writePlace(bytes, 2 + index * placeBytes, figure)
  }
  return bytes
}

/** Undefined for bytes that end within a figure. */
export function readPlaces(bytes: Uint8Array): readonly PlaceOf[] | undefined {
  if ((bytes.length - 1) % placeBytes !== 0) return undefined
  return Array.from({ length: (bytes.length - 1) / placeBytes }, (_, index): PlaceOf => {
    const start = 1 + index * placeBytes
    return { seat: bytes[start] ?? 0, ...readPlace(bytes, start + 1) }
  })
}

export function packMove(place: Place): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + moveBytes)
  bytes[0] = moveType
  writePlace(bytes, 1, place)
  return bytes
}

export function readPlace(bytes: Uint8Array, start: number): Place {
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
