import type { z } from 'zod'
import {
  moveBytes,
  type PlaceOf,
  packJson,
  packMove,
  packPlaces,
  readJson,
  readPlace,
  readPlaces,
} from './classroom-bytes.ts'
import {
  type ClientData,
  type ClientFrame,
  clientFrames,
  maxFrameBytes,
  moveFrame,
  type Place,
  placesFrame,
  type ServerData,
  type ServerFrame,
  serverFrames,
} from './classroom-frames.ts'

export { type PlaceOf, packMove, packPlaces }
export type ReceivedByServer = ClientFrame | { readonly name: 'move'; readonly place: Place }
export type ReceivedByBrowser = ServerFrame | { readonly name: 'places'; readonly places: readonly PlaceOf[] }

export const packServerFrame = <Name extends keyof ServerData>(name: Name, data: ServerData[Name]) =>
  packJson(serverFrames[name].type, data)

export const packClientFrame = <Name extends keyof ClientData>(name: Name, data: ClientData[Name]) =>
  packJson(clientFrames[name].type, data)

/** Undefined for what is no frame of a browser. */
export function readClientFrame(bytes: Uint8Array): ReceivedByServer | undefined {
  if (bytes.length > maxFrameBytes) return undefined
  if (bytes[0] === moveFrame)
    return bytes.length === 1 + moveBytes ? { name: 'move', place: readPlace(bytes, 1) } : undefined
  return readFrame(clientFrames, bytes) as ClientFrame | undefined
}

/** Undefined for what is no frame of this version of the server. */
export function readServerFrame(bytes: Uint8Array): ReceivedByBrowser | undefined {
  if (bytes[0] !== placesFrame) return readFrame(serverFrames, bytes) as ServerFrame | undefined
  const places = readPlaces(bytes)
  return places && { name: 'places', places }
}

type Frames = Readonly<Record<string, { readonly type: number; readonly data: z.ZodType }>>

function readFrame(frames: Frames, bytes: Uint8Array): { name: string; data: unknown } | undefined {
  const entry = Object.entries(frames).find(([, { type }]) => type === bytes[0])
  if (!entry) return undefined
  const [name, { data }] = entry
  try {
    const parsed = data.safeParse(readJson(bytes))
    return parsed.success ? { name, data: parsed.data } : undefined
  } catch {
    return undefined
  }
}
