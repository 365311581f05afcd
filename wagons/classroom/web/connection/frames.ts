import {
  clientTypes,
  type PlaceOf,
  packJson,
  placesType,
  readJson,
  readPlaces,
  serverTypes,
} from '#wagons/classroom/contract/classroom-bytes.ts'
import type { ClientData, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'

export type Received = ServerFrame | { readonly name: 'places'; readonly places: readonly PlaceOf[] }

const names = new Map(
  Object.entries(serverTypes).map(([name, type]) => [type as number, name as ServerFrame['name']]),
)

export const packFrame = <Name extends keyof ClientData>(name: Name, data: ClientData[Name]) =>
  packJson(clientTypes[name], data)

/** Undefined for what this version of the page does not know. The server checks what it sends by its schemas. */
export function readFrame(bytes: Uint8Array): Received | undefined {
  if (bytes[0] === placesType) {
    const places = readPlaces(bytes)
    return places && { name: 'places', places }
  }
  const name = names.get(bytes[0] ?? 0)
  if (!name) return undefined
  try {
    return { name, data: readJson(bytes) } as ServerFrame
  } catch {
    return undefined
  }
}
